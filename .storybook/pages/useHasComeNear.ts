import { useEffect, useRef, useState } from 'react'

/** So far outside of the window a story is drawn already. */
const NEAR = '600px'

/** Whether a place has come near the window; what was near once stays drawn. */
export function useHasComeNear() {
  const place = useRef<HTMLDivElement>(null)
  const [hasComeNear, setHasComeNear] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasComeNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { place, hasComeNear }
}
