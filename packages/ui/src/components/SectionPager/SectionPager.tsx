import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { FocusEvent, ReactNode } from 'react'

import { useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { useReducedMotion } from '../../hooks/useReducedMotion.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { breakpoint } from '../../theme/tokens.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { usePager } from './usePager.ts'
import { usePagerInput } from './usePagerInput.ts'
import { sectionPagerStyles } from './SectionPager.styles.ts'

export interface PagerSection {
  /** Fragment by which it is linked to. */
  id: string
  /** Its name, for the dots. */
  label: string
  /** How many cards it is told in on a small screen; without it, it is told at once. */
  cards?: number
  /** A painting of the night, which is one by day too. */
  isNight?: boolean
  /** What it shows; `card` is the one that is told now, and null when all are shown. */
  render: (card: number | null) => ReactNode
}

export interface SectionPagerProps {
  /** In reading order, each as high as the screen. */
  sections: readonly PagerSection[]
  /** What stays over the sections: gets where the reader is, and the way to elsewhere. */
  header: (state: PagerState) => ReactNode
}

export interface PagerState {
  /** Index of the section that is read. */
  current: number
  /** Goes to a section by its index. */
  goTo: (section: number) => void
}

/** A section is a screen only where it fits one: not at 200 % zoom, nor on a phone on its side. */
const FITS = '(min-height: 560px)'
/** A section that is higher than its screen scrolls inside, so it can be reached by Tab. */
const scrollable = { tabIndex: 0 }
const SMALL = `(max-width: ${breakpoint.l - 1}px)`

/** Scrolls the section into its place whenever another one is read, and when the screen turns. */
function useScrollTo(section: number, isPaged: boolean) {
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

/**
 * Five screens, one step at a time by wheel, finger, key or dot. Where nothing may move, or a
 * screen is too low for a section, it is a plain page that scrolls.
 */
export function SectionPager({ sections, header }: SectionPagerProps) {
  const { landing: words } = useMessages()
  const styles = sectionPagerStyles(useTheme())
  const isStill = useReducedMotion()
  const fits = useMediaQuery(FITS)
  const isSmall = useMediaQuery(SMALL)
  const isPaged = fits && !isStill

  const shape = useMemo(
    () => sections.map(({ cards }) => (isPaged && isSmall ? (cards ?? 1) : 1)),
    [sections, isPaged, isSmall],
  )
  const { place, step, goTo } = usePager(shape)
  const pager = useScrollTo(place.section, isPaged)
  const goToEnd = useCallback(
    (end: 'first' | 'last') => goTo(end === 'first' ? 0 : shape.length - 1),
    [goTo, shape.length],
  )
  usePagerInput({ pager, isPaged, step, goToEnd })

  const isNight = sections[place.section]?.isNight === true

  // A screen whose link or button takes the focus is the one that is read.
  const handleFocus = ({ target }: FocusEvent) => {
    const index = sections.findIndex(({ id }) => id === target.closest('section')?.id)
    if (index >= 0) goTo(index)
  }
  const handleDot = (index: number) => {
    goTo(index)
    if (!isPaged) document.getElementById(sections[index]?.id ?? '')?.scrollIntoView()
  }

  return (
    <div css={isPaged && styles.screen} data-paged={isPaged}>
      <div
        css={[
          styles.header,
          isPaged && [styles.headerOver, isNight ? styles.headerOnArt : styles.headerOpaque],
        ]}
        data-theme={isNight ? 'dark' : undefined}
      >
        {header({ current: place.section, goTo: handleDot })}
      </div>
      <div css={isPaged && styles.paged} onFocus={handleFocus} ref={pager}>
        {sections.map(({ id, render, isNight: isDark = false }, index) => (
          <section
            aria-labelledby={`${id}-title`}
            css={[styles.section, isDark && styles.night, isPaged && styles.pagedSection]}
            data-theme={isDark ? 'dark' : undefined}
            id={id}
            key={id}
            {...(isPaged && scrollable)}
          >
            {render((shape[index] ?? 1) > 1 ? place.card : null)}
          </section>
        ))}
      </div>
      {isPaged && (
        <nav
          aria-label={words.sections}
          css={styles.dots}
          data-theme={isNight ? 'dark' : undefined}
        >
          {sections.map(({ id, label }, index) => (
            <button
              aria-current={index === place.section ? 'true' : undefined}
              aria-label={label}
              css={styles.dot}
              key={id}
              onClick={() => goTo(index)}
              type="button"
            />
          ))}
        </nav>
      )}
    </div>
  )
}
