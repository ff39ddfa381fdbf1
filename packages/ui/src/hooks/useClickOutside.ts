import { useEffect, useRef } from 'react'

import { useLatest } from './useLatest.ts'

export interface ClickOutsideOptions {
  isActive: boolean
  onClickOutside: () => void
}

/** Tells of a click beside an element. A click and not a press: a finger that scrolls never clicks. */
export function useClickOutside<T extends HTMLElement>({
  isActive,
  onClickOutside,
}: ClickOutsideOptions) {
  const ref = useRef<T>(null)
  const latest = useLatest(onClickOutside)

  useEffect(() => {
    if (!isActive) return
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) latest.current()
    }
    document.addEventListener('click', handleClick, true)
    return () => document.removeEventListener('click', handleClick, true)
  }, [isActive, latest])

  return ref
}
