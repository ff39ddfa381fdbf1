import { useEffect, useRef } from 'react'

import { useLatest } from './useLatest.ts'

export interface ClickOutsideOptions {
  isActive: boolean
  /** Somebody clicked, or went with the focus, beside the element. */
  onLeave: () => void
}

/**
 * Tells when an element is left, by a click or by the focus. A click and not a press, because a
 * finger that only scrolls presses too.
 */
export function useClickOutside<T extends HTMLElement>({ isActive, onLeave }: ClickOutsideOptions) {
  const ref = useRef<T>(null)
  const latest = useLatest(onLeave)

  useEffect(() => {
    if (!isActive) return
    const handle = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) latest.current()
    }
    document.addEventListener('click', handle, true)
    document.addEventListener('focusin', handle)
    return () => {
      document.removeEventListener('click', handle, true)
      document.removeEventListener('focusin', handle)
    }
  }, [isActive, latest])

  return ref
}
