import { useState } from 'react'

export function useAttempt<Refusal>() {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** Resolves with whether it was done; `act` gives null then, and a refusal otherwise. */
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
