import { useState } from 'react'

export function useAttempt<Refusal>() {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** Runs `act`, which resolves with null or an error. Resolves with true if there was no error. */
  const attempt = async (act: () => Promise<Refusal | null>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    setRefusal(null)
    const refused = await act()
    setBusy(false)
    setRefusal(refused)
    return refused === null
  }
  return { isBusy, refusal, attempt }
}
