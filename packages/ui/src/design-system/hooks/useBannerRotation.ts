import { useState, useRef, type PointerEvent } from 'react'

import { useAutoAdvance } from './useAutoAdvance.ts'
import { useChangeLock } from './useChangeLock.ts'
import { usePauseOnHover } from './usePauseOnHover.ts'
import { useReducedMotion } from './useReducedMotion.ts'

export const SLIDE_MS = 5000
const SLIDE_LOCK_MS = 300
const SWIPE_PX = 50

/** Changes slides on a timer. Hover and touch pause the timer, and keyboard focus stops it. */
export function useBannerRotation(count: number) {
  const isStill = useReducedMotion()
  const [wish, setWish] = useState<boolean | null>(null)
  const isRotating = wish ?? !isStill
  const { isPointedAt, holdProps } = usePauseOnHover({
    onKeyboardFocus: (target) => {
      // Focusing the switch must not change "Stop" to "Start" before the user presses it.
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
  thresholdPx: number
  onSwipe: (direction: SwipeDirection) => void
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Returns handlers for a horizontal swipe. The element needs `touch-action: pan-y`. */
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
