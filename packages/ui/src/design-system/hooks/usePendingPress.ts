import { useState } from 'react'

/** Returns the last press whose action is still running, or null. */
export function usePendingPress<Press>() {
  const [taken, setTaken] = useState<Press | null>(null)

  const take = async (press: Press, begun: Promise<unknown> | void) => {
    if (!begun) return
    setTaken(press)
    try {
      await begun
    } finally {
      setTaken((latest) => (latest === press ? null : latest))
    }
  }

  return [taken, take] as const
}
