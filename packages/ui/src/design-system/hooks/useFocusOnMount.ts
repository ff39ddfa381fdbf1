import { useEffect, useRef } from 'react'

/** Focuses an element when it mounts, such as the heading of a new page. */
export function useFocusOnMount<T extends HTMLElement>() {
  const ref = useRef<T>(null)

  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
  }, [])

  return ref
}
