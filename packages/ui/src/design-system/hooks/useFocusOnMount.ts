import { useEffect, useRef } from 'react'

/** Focuses an element when it appears, as a page's heading after a change of route. */
export function useFocusOnMount<T extends HTMLElement>() {
  const ref = useRef<T>(null)

  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
  }, [])

  return ref
}
