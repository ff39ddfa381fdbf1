import { useEffect, type RefObject } from 'react'

const VARIABLE = '--ui-visible-height'

/** Sets `--ui-visible-height` to the height of the page above an on-screen keyboard on iOS. */
export function useVisibleHeight(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport
    const element = ref.current
    if (!viewport || !element) return
    const measure = () => {
      // Zooming reduces the height of the viewport too.
      const isCovered = viewport.scale <= 1 && viewport.height < window.innerHeight - 1
      if (!isCovered) return element.style.removeProperty(VARIABLE)
      element.style.setProperty(VARIABLE, `${viewport.height}px`)
      // Reverts the scrolling by iOS, because the field is already visible.
      window.scrollTo(0, 0)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [ref])
}
