import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

export interface PauseOnHoverOptions {
  onKeyboardFocus?: ((target: Element) => void) | undefined
}

const isOutside = ({ currentTarget, relatedTarget }: FocusEvent) =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))

/** Returns handlers and state for pausing an animation on hover, touch and focus. */
export function usePauseOnHover({ onKeyboardFocus }: PauseOnHoverOptions = {}) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const part = useRef<Element>(null)

  const leave = () => setIsFocused(false)
  // React sends no blur event if the focused element is removed.
  useEffect(() => {
    if (isFocused && !part.current?.querySelector(':focus')) leave()
  })

  const release = () => setIsPointedAt(false)
  const holdProps = {
    onPointerEnter: () => setIsPointedAt(true),
    onPointerDown: () => setIsPointedAt(true),
    onPointerUp: ({ pointerType }: PointerEvent) => {
      // A mouse still hovers after a press, but a finger does not.
      if (pointerType !== 'mouse') release()
    },
    onPointerCancel: release,
    onPointerLeave: release,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement, Element>) => {
      if (target === currentTarget || !target.matches(':focus-visible')) return
      part.current = currentTarget
      setIsFocused(true)
      onKeyboardFocus?.(target)
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (isOutside(event)) leave()
    },
  }

  return { isPointedAt, isFocused, holdProps }
}
