import { useState, type FocusEvent, type PointerEvent } from 'react'

export interface PauseOnHoverOptions {
  /** Told when the keyboard brings the focus in. */
  onKeyboardFocus?: ((target: Element) => void) | undefined
}

const isOutside = ({ currentTarget, relatedTarget }: FocusEvent) =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))

/** Whether somebody points at, touches or has brought the focus into a moving part; it then rests. */
export function usePauseOnHover({ onKeyboardFocus }: PauseOnHoverOptions = {}) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  const release = () => setIsPointedAt(false)
  const holdProps = {
    onPointerEnter: () => setIsPointedAt(true),
    onPointerDown: () => setIsPointedAt(true),
    onPointerUp: ({ pointerType }: PointerEvent) => {
      // A mouse is still above it; a finger is gone.
      if (pointerType !== 'mouse') release()
    },
    onPointerCancel: release,
    onPointerLeave: release,
    onFocus: ({ target }: FocusEvent<HTMLElement, Element>) => {
      if (!target.matches(':focus-visible')) return
      setIsFocused(true)
      onKeyboardFocus?.(target)
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (isOutside(event)) setIsFocused(false)
    },
  }

  return { isPointedAt, isFocused, holdProps }
}
