import { useCallback, type FocusEvent, type ReactNode } from 'react'

import { PagerDots } from './PagerDots.tsx'
import { usePager } from './usePager.ts'
import { usePages, useScrollTo } from './usePages.ts'
import { usePagerInput } from './usePagerInput.ts'
import { sectionPagerStyles as styles } from './SectionPager.styles.ts'

export interface PagerSection {
  /** Fragment by which it is linked to. */
  id: string
  /** Name of the section, for the dots. */
  label: string
  /** How many cards it is told in on a small screen; without it, it is told at once. */
  cards?: number
  /** A painting of the night, which is one by day too. */
  isNight?: boolean
  /** Content of the section; `card` is the one that is told now, and null when all are shown. */
  render: (card: number | null) => ReactNode
}

export interface SectionPagerProps {
  /** In reading order, each as high as the screen. */
  items: readonly PagerSection[]
  /** What stays over the sections: gets where the reader is, and the way to elsewhere. */
  header: (state: PagerState) => ReactNode
  /** The page's foot, a step behind the last section. */
  footer: ReactNode
}

export interface PagerState {
  /** Index of the section that is read. */
  current: number
  /** Goes to a section by its index. */
  goTo: (section: number) => void
}

/** A section that is higher than its screen scrolls inside, so it can be reached by Tab. */
const scrollable = { tabIndex: 0 }

/** Where the reader is in the sections, and every way from there to another. */
function useSections(sections: readonly PagerSection[]) {
  const { isPaged, shape } = usePages(sections)
  const { place, step, goTo } = usePager(shape)
  const pager = useScrollTo(place.section, isPaged)
  const goToEnd = useCallback(
    (end: 'first' | 'last') => goTo(end === 'first' ? 0 : shape.length - 1),
    [goTo, shape.length],
  )
  usePagerInput({ pager, isPaged, step, goToEnd })

  // A screen whose link or button takes the focus is the one that is read.
  const handleFocus = ({ target }: FocusEvent) => {
    const index = sections.findIndex(({ id }) => id === target.closest('section')?.id)
    goTo(index < 0 ? sections.length : index)
  }
  const handleLink = (index: number) => {
    goTo(index)
    if (!isPaged) document.getElementById(sections[index]?.id ?? '')?.scrollIntoView()
  }
  const current = Math.min(place.section, sections.length - 1)
  return { isPaged, shape, place, current, pager, goTo, handleFocus, handleLink }
}

/**
 * A page in screens, one step at a time by wheel, finger, key or dot; a section that is higher than
 * its screen scrolls to its end first. Where nothing may move, or a screen is too low for sections,
 * it is a plain page that scrolls.
 */
export function SectionPager({ items, header, footer }: SectionPagerProps) {
  const { isPaged, shape, place, current, pager, goTo, handleFocus, handleLink } =
    useSections(items)
  const isNight = items[current]?.isNight === true
  const isOnArt = isNight && place.section === current

  return (
    <div css={isPaged && styles.screen} data-paged={isPaged}>
      <div
        css={[
          styles.header,
          isPaged && [styles.headerOver, isOnArt ? styles.headerOnArt : styles.headerOpaque],
        ]}
        data-theme={isNight ? 'dark' : undefined}
      >
        {header({ current, goTo: handleLink })}
      </div>
      <div css={isPaged && styles.paged} onFocus={handleFocus} ref={pager}>
        <main>
          {items.map(({ id, render, isNight: isDark = false }, index) => (
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
        </main>
        <div css={styles.footer}>{footer}</div>
      </div>
      {isPaged && <PagerDots current={current} goTo={goTo} isNight={isNight} items={items} />}
    </div>
  )
}
