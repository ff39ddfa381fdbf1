import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'

import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { useReducedMotion } from '../../../hooks/useReducedMotion.ts'
import { breakpoint } from '../../../theme/widths.ts'
import type { PagerSection } from './SectionPager.tsx'

/** A section is a screen only where it fits one: not at 200 % zoom, nor on a phone on its side. */
const FITS = '(min-height: 560px)'
const SMALL = `(max-width: ${breakpoint.l - 1}px)`

/**
 * Scrolls the section into its place whenever another one is read, and when the screen turns. Behind
 * the last one lies the foot, which may be lower than a screen.
 */
export function useScrollTo(section: number, isPaged: boolean) {
  const pager = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    const element = pager.current
    if (!isPaged || !element) return
    const settle = (behavior: ScrollBehavior) =>
      element.scrollTo({ top: section * element.clientHeight, behavior })
    // At first the observer tells of a size that is known; asked for here, all would be laid out.
    if (!isFirst.current) settle('smooth')
    isFirst.current = false
    const turned = new ResizeObserver(() => settle('instant'))
    turned.observe(element)
    return () => turned.disconnect()
  }, [section, isPaged])

  return pager
}

/** How the sections are shown, and how many cards each is told in; the foot is the last of them. */
export function usePages(sections: readonly Pick<PagerSection, 'cards'>[]) {
  const isStill = useReducedMotion()
  const fits = useMediaQuery(FITS)
  const isSmallNow = useMediaQuery(SMALL)
  // A page that was drawn ahead turns into screens piece by piece, not in one go as it comes to life.
  const isPaged = useDeferredValue(fits && !isStill)
  const isSmall = useDeferredValue(isSmallNow)

  const shape = useMemo(
    () => [...sections.map(({ cards }) => (isPaged && isSmall ? (cards ?? 1) : 1)), 1],
    [sections, isPaged, isSmall],
  )
  return { isPaged, shape }
}
