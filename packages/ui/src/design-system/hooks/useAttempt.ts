import { useState } from 'react'

export function useAttempt<Refusal>() {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** Resolves with true if `act` succeeded. `act` resolves with null or a refusal. */
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
