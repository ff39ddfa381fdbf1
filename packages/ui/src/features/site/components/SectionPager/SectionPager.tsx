import {
  useCallback,
  type FocusEvent,
  type ReactNode,
  useRef,
  useState,
  useEffect,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
} from 'react'

import { sectionPagerStyles as styles } from './SectionPager.styles.ts'
import { useLandingMessages } from '../../../../messages/useLandingMessages.ts'
import { stepFrom, type PagerPlace, type PagerShape, SWIPE_PX } from './pagerSteps.ts'
import { useMediaQuery } from '../../../../design-system/hooks/useMediaQuery.ts'
import { useReducedMotion } from '../../../../design-system/hooks/useReducedMotion.ts'
import { breakpoint } from '../../../../design-system/theme/widths.ts'

export interface PagerSection {
  id: string
  label: string
  /** Number of cards that a small screen shows one at a time. If absent, there are no cards. */
  cards?: number
  isNight?: boolean
  /** Renders the section. `card` is the index of the visible card, or null if all are visible. */
  render: (card: number | null) => ReactNode
}

export interface SectionPagerProps {
  items: readonly PagerSection[]
  header: (state: PagerState) => ReactNode
  footer: ReactNode
}

export interface PagerState {
  current: number
  goTo: (section: number) => void
}

const scrollable = { tabIndex: 0 }

function useSections(sections: readonly PagerSection[]) {
  const { isPaged, shape } = usePages(sections)
  const { place, step, goTo } = usePager(shape)
  const pager = useScrollTo(place.section, isPaged)
  const goToEnd = useCallback(
    (end: 'first' | 'last') => goTo(end === 'first' ? 0 : shape.length - 1),
    [goTo, shape.length],
  )
  usePagerInput({ pager, isPaged, step, goToEnd })

  // A section becomes the current one if an element in it gets the focus.
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
 * Shows one section at a time. Users change the section by wheel, swipe, key or dot. A high section
 * first scrolls to its end. With reduced motion or on a low screen, the page scrolls normally.
 */
export function SectionPager({ items, header, footer }: SectionPagerProps) {
  const { landing: messages } = useLandingMessages()
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
      {isPaged && (
        <nav
          aria-label={messages.sections}
          css={styles.dots}
          data-theme={isNight ? 'dark' : undefined}
        >
          {items.map(({ id, label }, index) => (
            <button
              aria-current={index === current ? 'true' : undefined}
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

function usePager(shape: PagerShape) {
  const [place, setPlace] = useState<PagerPlace>({ section: 0, card: 0 })
  const lockedUntil = useRef(0)

  /** Moves by one step. Does nothing while locked. Returns false at either end. */
  const step = useCallback(
    (direction: 1 | -1) => {
      const next = stepFrom(place, direction, shape)
      const now = performance.now()
      if (next && now >= lockedUntil.current) {
        lockedUntil.current = now + next.lockMs
        setPlace(next.place)
      }
      return next !== null
    },
    [place, shape],
  )

  const goTo = useCallback((section: number) => {
    setPlace((current) => (current.section === section ? current : { section, card: 0 }))
  }, [])

  return { place, step, goTo }
}

interface PagerInput {
  pager: RefObject<HTMLElement | null>
  /** True if one section is shown at a time, false if the page scrolls normally. */
  isPaged: boolean
  step: (direction: 1 | -1) => boolean
  goToEnd: (end: 'first' | 'last') => void
}

const KEYS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  PageDown: 1,
  ArrowUp: -1,
  PageUp: -1,
}

const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY)

/** Returns how far the target or its section can still scroll in that direction, in pixels. */
function scrollRoom(target: EventTarget | null | undefined, direction: 1 | -1): number {
  const section = target instanceof Element ? target.closest('section') : null
  if (!section) return 0
  for (let element = target as Element | null; element; element = element.parentElement) {
    const { scrollTop, clientHeight, scrollHeight } = element
    const room = direction === 1 ? scrollHeight - clientHeight - scrollTop : scrollTop
    if (room > 1 && scrolls(element)) return room
    if (element === section) break
  }
  return 0
}

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null

function listenToWheel(pager: HTMLElement, { step }: Pick<PagerInput, 'step'>) {
  const handleWheel = (event: WheelEvent) => {
    const direction = event.deltaY > 0 ? 1 : -1
    if (event.ctrlKey || event.deltaY === 0 || scrollRoom(event.target, direction) > 0) return
    event.preventDefault()
    step(direction)
  }
  pager.addEventListener('wheel', handleWheel, { passive: false })
  return () => pager.removeEventListener('wheel', handleWheel)
}

function listenToTouch(pager: HTMLElement, { step }: Pick<PagerInput, 'step'>) {
  let from: { y: number; room: Record<1 | -1, number> } | null = null
  const handleStart = ({ touches, target }: TouchEvent) => {
    const y = touches.length === 1 ? touches[0]?.clientY : undefined
    const room = { 1: scrollRoom(target, 1), [-1]: scrollRoom(target, -1) } as Record<
      1 | -1,
      number
    >
    from = y === undefined || isInDialog(target) ? null : { y, room }
  }
  const handleEnd = ({ changedTouches }: TouchEvent) => {
    const moved = from ? from.y - (changedTouches[0]?.clientY ?? from.y) : 0
    const direction = moved > 0 ? 1 : -1
    if (from && Math.abs(moved) - from.room[direction] > SWIPE_PX) step(direction)
    from = null
  }
  pager.addEventListener('touchstart', handleStart, { passive: true })
  pager.addEventListener('touchend', handleEnd)
  return () => {
    pager.removeEventListener('touchstart', handleStart)
    pager.removeEventListener('touchend', handleEnd)
  }
}

const shownSection = (pager: HTMLElement) =>
  [...pager.querySelectorAll('section')].find(
    (section) => Math.abs(section.getBoundingClientRect().top) < section.clientHeight / 2,
  )

function listenToKeys(
  pager: HTMLElement,
  { step, goToEnd }: Omit<PagerInput, 'pager' | 'isPaged'>,
) {
  const handleKey = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (event.defaultPrevented || hasModifier || isTyping(event.target)) return
    const direction = KEYS[event.key]
    const section = shownSection(pager)
    if (direction && scrollRoom(section, direction) > 0) {
      section?.scrollBy({ top: direction * section.clientHeight * 0.8 })
    } else if (direction) step(direction)
    else if (event.key === 'Home') goToEnd('first')
    else if (event.key === 'End') goToEnd('last')
    else return
    event.preventDefault()
  }
  document.addEventListener('keydown', handleKey)
  return () => document.removeEventListener('keydown', handleKey)
}

function usePagerInput({ pager, isPaged, step, goToEnd }: PagerInput) {
  useEffect(() => {
    const element = pager.current
    if (!isPaged || !element) return
    const stops = [
      listenToWheel(element, { step }),
      listenToTouch(element, { step }),
      listenToKeys(element, { step, goToEnd }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [pager, isPaged, step, goToEnd])
}

/** Minimum window height for paging. Excludes zoom at 200 % and phones in landscape orientation. */
const FITS = '(min-height: 560px)'
const SMALL = `(max-width: ${breakpoint.l - 1}px)`

/** Scrolls to the current section when it or the window size changes. The footer is the last. */
function useScrollTo(section: number, isPaged: boolean) {
  const pager = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    const element = pager.current
    if (!isPaged || !element) return
    const settle = (behavior: ScrollBehavior) =>
      element.scrollTo({ top: section * element.clientHeight, behavior })
    // Ignores the first call of the observer, because it would force a layout of the page.
    if (!isFirst.current) settle('smooth')
    isFirst.current = false
    const turned = new ResizeObserver(() => settle('instant'))
    turned.observe(element)
    return () => turned.disconnect()
  }, [section, isPaged])

  return pager
}

function usePages(sections: readonly Pick<PagerSection, 'cards'>[]) {
  const isStill = useReducedMotion()
  const fits = useMediaQuery(FITS)
  const isSmallNow = useMediaQuery(SMALL)
  // Deferred, so that the layout does not delay the hydration of the page.
  const isPaged = useDeferredValue(fits && !isStill)
  const isSmall = useDeferredValue(isSmallNow)

  const shape = useMemo(
    () => [...sections.map(({ cards }) => (isPaged && isSmall ? (cards ?? 1) : 1)), 1],
    [sections, isPaged, isSmall],
  )
  return { isPaged, shape }
}
