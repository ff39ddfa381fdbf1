import { useEffect, useRef, useState } from 'react'

import { useReducedMotion } from './useReducedMotion.ts'

export const MOVING_MS = 600

/** Returns a number that moves to a new value. With reduced motion, it changes immediately. */
export function useMovingNumber(value: number): number {
  const isStill = useReducedMotion()
  const [shown, setShown] = useState(value)
  const last = useRef(value)

  useEffect(() => {
    const from = last.current
    if (isStill || from === value) {
      last.current = value
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function move(now) {
      const way = Math.min((now - began) / MOVING_MS, 1)
      last.current = Math.round(from + (value - from) * way)
      setShown(last.current)
      if (way < 1) frame = requestAnimationFrame(move)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, isStill])

  return isStill ? value : shown
}
