import { useEffect, useRef } from 'react'

/** Returns a function that returns true if the value changed within the last `forMs` ms. */
export function useChangeLock(value: unknown, forMs: number): () => boolean {
  const isLocked = useRef(false)
  const seen = useRef(value)

  useEffect(() => {
    if (seen.current === value) return
    seen.current = value
    isLocked.current = true
    const timer = setTimeout(() => {
      isLocked.current = false
    }, forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])

  return () => isLocked.current
}
