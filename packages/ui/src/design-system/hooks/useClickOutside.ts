import { useEffect, useRef } from 'react'

import { useLatest } from './useLatest.ts'

export interface ClickOutsideOptions {
  isActive: boolean
  onLeave: () => void
}

/** Detects a click or focus outside an element. A press alone may be the start of a scroll. */
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
