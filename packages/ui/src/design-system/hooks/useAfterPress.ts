import { useEffect, useRef } from 'react'

/**
 * Runs what would move the page once nobody holds a pointer down: what is being pressed stays
 * where it is until it is let go, and the press counts first.
 */
export function useAfterPress() {
  const isHeld = useRef(false)
  const waiting = useRef<() => void>(undefined)

  useEffect(() => {
    const hold = () => {
      isHeld.current = true
    }
    const letGo = () => {
      isHeld.current = false
      // The click comes after this event, and before a timer.
      setTimeout(() => {
        waiting.current?.()
        waiting.current = undefined
      })
    }
    addEventListener('pointerdown', hold, true)
    addEventListener('pointerup', letGo, true)
    addEventListener('pointercancel', letGo, true)
    return () => {
      removeEventListener('pointerdown', hold, true)
      removeEventListener('pointerup', letGo, true)
      removeEventListener('pointercancel', letGo, true)
    }
  }, [])

  return (run: () => void) => {
    if (isHeld.current) waiting.current = run
    else run()
  }
}
