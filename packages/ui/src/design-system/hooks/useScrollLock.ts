import { useLayoutEffect } from 'react'

/** Holds the page still while a full screen lies over it, and gives it back as it was. */
export function useScrollLock() {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const before = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [])
}
