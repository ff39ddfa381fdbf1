import { useState, useRef, type PointerEvent } from 'react'

import { useAutoAdvance } from './useAutoAdvance.ts'
import { useChangeLock } from './useChangeLock.ts'
import { usePauseOnHover } from './usePauseOnHover.ts'
import { useReducedMotion } from './useReducedMotion.ts'

/** How long a slide stands, in milliseconds. */
export const SLIDE_MS = 5000
const SLIDE_LOCK_MS = 300
/** Pixels a finger must travel to turn a slide. */
const SWIPE_PX = 50

/**
 * Which slide stands, and whether they turn by themselves. They rest while pointed at or touched,
 * and stop for good once the keyboard reaches a slide, until they are started again.
 */
export function useBannerRotation(count: number) {
  const isStill = useReducedMotion()
  const [wish, setWish] = useState<boolean | null>(null)
  const isRotating = wish ?? !isStill
  const { isPointedAt, holdProps } = usePauseOnHover({
    onKeyboardFocus: (target) => {
      // Reaching the switch must not turn "Stop" into "Start" under one's fingers.
      if (!target.closest('[data-rotation-switch]')) setWish(false)
    },
  })
  const [index, setIndex] = useAutoAdvance({
    count,
    everyMs: SLIDE_MS,
    isPaused: !isRotating || isPointedAt,
  })
  const isTurning = useChangeLock(index, SLIDE_LOCK_MS)
  const choose = (wanted: number) => {
    if (!isTurning()) setIndex((wanted + count) % count)
  }
  const swipeProps = useSwipe({
    thresholdPx: SWIPE_PX,
    onSwipe: (direction) => choose(index + (direction === 'next' ? 1 : -1)),
  })

  return {
    index,
    choose,
    isRotating,
    isResting: isPointedAt,
    toggleRotation: () => setWish(!isRotating),
    holdProps,
    swipeProps,
  }
}

type SwipeDirection = 'previous' | 'next'

interface SwipeOptions {
  /** Pixels a finger must travel sideways. */
  thresholdPx: number
  onSwipe: (direction: SwipeDirection) => void
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Handlers that tell a sideways swipe of a finger or pen; the element needs `touch-action: pan-y`. */
function useSwipe({ thresholdPx, onSwipe }: SwipeOptions) {
  const startX = useRef<number | null>(null)

  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      startX.current = pointerType === 'mouse' ? null : clientX
    },
    onPointerUp: ({ clientX, currentTarget }: PointerEvent) => {
      const travelled = startX.current === null ? 0 : clientX - startX.current
      startX.current = null
      if (Math.abs(travelled) < thresholdPx) return
      const isForward = isRightToLeft(currentTarget) ? travelled > 0 : travelled < 0
      onSwipe(isForward ? 'next' : 'previous')
    },
    onPointerCancel: () => {
      startX.current = null
    },
  }
}
