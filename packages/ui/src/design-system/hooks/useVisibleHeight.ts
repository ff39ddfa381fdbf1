import { useEffect, type RefObject } from 'react'

const VARIABLE = '--ui-visible-height'

/**
 * Tells an element how high the part of the screen is that a keyboard leaves free, as
 * `--ui-visible-height`. iOS lays its keyboard over the page and resizes nothing; elsewhere the
 * page is resized itself and the variable stays unset.
 */
export function useVisibleHeight(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport
    const element = ref.current
    if (!viewport || !element) return
    const measure = () => {
      // A reader who has zoomed in sees less, too, but no keyboard.
      const isCovered = viewport.scale <= 1 && viewport.height < window.innerHeight - 1
      if (!isCovered) return element.style.removeProperty(VARIABLE)
      element.style.setProperty(VARIABLE, `${viewport.height}px`)
      // iOS has moved the page up to show the field, which is in sight already.
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
