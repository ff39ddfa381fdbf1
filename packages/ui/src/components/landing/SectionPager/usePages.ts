import { useLayoutEffect, useMemo, useRef } from 'react'

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
    settle(isFirst.current ? 'instant' : 'smooth')
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
  const isSmall = useMediaQuery(SMALL)
  const isPaged = fits && !isStill

  const shape = useMemo(
    () => [...sections.map(({ cards }) => (isPaged && isSmall ? (cards ?? 1) : 1)), 1],
    [sections, isPaged, isSmall],
  )
  return { isPaged, shape }
}
