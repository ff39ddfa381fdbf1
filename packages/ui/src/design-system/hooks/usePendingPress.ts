import { useState } from 'react'

/**
 * Which of several presses was the last to be taken, until what it has begun is over: it shows at
 * once, though what it has begun may take a frame to show. Null for none.
 */
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
