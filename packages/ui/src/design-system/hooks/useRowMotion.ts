import { useState, useEffect, useRef } from 'react'

import { usePauseOnHover } from './usePauseOnHover.ts'
import { useReducedMotion } from './useReducedMotion.ts'
import { useTicker } from './useTicker.ts'

/** Milliseconds between two steps of a row. */
export const ROW_STEP_MS = 3000

export interface RowMotionOptions {
  canMove: boolean
  onStep: () => void
}

/**
 * Lets a row step by itself while it is on the screen and nobody points at it, touches it or has
 * the focus in it. Who asked for stillness gets it, until they start the row themselves.
 */
export function useRowMotion({ canMove, onStep }: RowMotionOptions) {
  const isStill = useReducedMotion()
  const [wish, setWish] = useState<boolean | null>(null)
  const { ref: sectionRef, isInView } = useInView<HTMLElement>()
  const { isPointedAt, isFocused, holdProps } = usePauseOnHover()
  const isMoving = wish ?? !isStill
  const isHeld = isPointedAt || isFocused

  useTicker({
    everyMs: ROW_STEP_MS,
    isRunning: canMove && isMoving && isInView && !isHeld,
    onTick: onStep,
  })

  return { sectionRef, isMoving, toggleMotion: () => setWish(!isMoving), holdProps }
}

function useInView<T extends Element>() {
  const ref = useRef<T>(null)
  const [isInView, setIsInView] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => setIsInView(entry?.isIntersecting ?? false),
      { threshold: 0.5 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { ref, isInView }
}
