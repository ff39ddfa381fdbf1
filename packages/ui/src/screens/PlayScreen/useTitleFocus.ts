import { useEffect, useRef } from 'react'

import { isFocusLost, leadFocus } from '../../play/lostFocus.ts'

/** Leads a focus that was lost with the log to the heading of what came in its place. */
export function useTitleFocus() {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const title = place.current?.querySelector('h1')
      if (title && isFocusLost()) leadFocus(title)
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  return place
}
