import { useEffect, useRef } from 'react'

/** Delays an action that moves the page until the click that follows a press. */
export function useAfterPress() {
  const isHeld = useRef(false)
  const waiting = useRef<() => void>(undefined)

  useEffect(() => {
    const hold = () => {
      isHeld.current = true
    }
    const letGo = () => {
      isHeld.current = false
      // The click fires after this event but before the timer.
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
