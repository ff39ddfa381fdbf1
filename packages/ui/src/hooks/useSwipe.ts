import { useRef, type PointerEvent } from 'react'

/** `previous` when the finger went towards the end of the line, `next` towards its start. */
export type SwipeDirection = 'previous' | 'next'

export interface SwipeOptions {
  /** Pixels a finger must travel sideways. */
  thresholdPx: number
  onSwipe: (direction: SwipeDirection) => void
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Handlers that tell a sideways swipe of a finger or pen; the element needs `touch-action: pan-y`. */
export function useSwipe({ thresholdPx, onSwipe }: SwipeOptions) {
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
