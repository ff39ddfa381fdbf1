import { useEffect, type RefObject } from 'react'

import { SWIPE_PX } from './pagerSteps.ts'

export interface PagerInput {
  /** Holds the sections. */
  pager: RefObject<HTMLElement | null>
  /** Without it the page scrolls like every other. */
  isPaged: boolean
  /** One step on or back; answers whether there is anywhere to go. */
  step: (direction: 1 | -1) => boolean
  /** To the first section, or the last. */
  goToEnd: (end: 'first' | 'last') => void
}

const KEYS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  PageDown: 1,
  ArrowUp: -1,
  PageUp: -1,
}

const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY)

/** Pixels that can be scrolled that way where the hand is: within something small, or its section. */
function roomIn(target: EventTarget | null | undefined, direction: 1 | -1): number {
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
    if (event.ctrlKey || event.deltaY === 0 || roomIn(event.target, direction) > 0) return
    event.preventDefault()
    step(direction)
  }
  pager.addEventListener('wheel', handleWheel, { passive: false })
  return () => pager.removeEventListener('wheel', handleWheel)
}

/** A swipe scrolls what there is to scroll; the step is taken by what it is longer than that. */
function listenToTouch(pager: HTMLElement, { step }: Pick<PagerInput, 'step'>) {
  let from: { y: number; room: Record<1 | -1, number> } | null = null
  const handleStart = ({ touches, target }: TouchEvent) => {
    const y = touches.length === 1 ? touches[0]?.clientY : undefined
    const room = { 1: roomIn(target, 1), [-1]: roomIn(target, -1) } as Record<1 | -1, number>
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

/** The section that fills the screen. */
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
    if (direction && roomIn(section, direction) > 0) {
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

/** Wheel, finger and keys, each one step at a time. */
export function usePagerInput({ pager, isPaged, step, goToEnd }: PagerInput) {
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
