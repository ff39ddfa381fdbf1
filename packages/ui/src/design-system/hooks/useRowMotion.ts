import { useState, useEffect, useRef } from 'react'

import { usePauseOnHover } from './usePauseOnHover.ts'
import { useReducedMotion } from './useReducedMotion.ts'
import { useTicker } from './useTicker.ts'

export const ROW_STEP_MS = 3000

/** Scrolls a visible row on a timer. With reduced motion, the user must start the timer. */
export function useRowMotion({ canMove, onStep }: { canMove: boolean; onStep: () => void }) {
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
