import { useLayoutEffect } from 'react'

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
