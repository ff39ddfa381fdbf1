import { useEffect } from 'react'
import type { RefObject } from 'react'

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

/** Whether the section under the hand has more to show that way: then it scrolls first. */
function hasMore(target: EventTarget | null | undefined, direction: 1 | -1): boolean {
  const section = target instanceof Element ? target.closest('section') : null
  if (!section) return false
  const { scrollTop, clientHeight, scrollHeight } = section
  return direction === 1 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null

function listenToWheel(pager: HTMLElement, { step }: Pick<PagerInput, 'step'>) {
  const handleWheel = (event: WheelEvent) => {
    const direction = event.deltaY > 0 ? 1 : -1
    if (event.ctrlKey || event.deltaY === 0 || hasMore(event.target, direction)) return
    event.preventDefault()
    step(direction)
  }
  pager.addEventListener('wheel', handleWheel, { passive: false })
  return () => pager.removeEventListener('wheel', handleWheel)
}

function listenToTouch(pager: HTMLElement, { step }: Pick<PagerInput, 'step'>) {
  let from: { y: number; canStep: Record<1 | -1, boolean> } | null = null
  const handleStart = ({ touches, target }: TouchEvent) => {
    const y = touches.length === 1 ? touches[0]?.clientY : undefined
    const canStep = { 1: !hasMore(target, 1), [-1]: !hasMore(target, -1) } as Record<
      1 | -1,
      boolean
    >
    from = y === undefined || isTyping(target) ? null : { y, canStep }
  }
  const handleEnd = ({ changedTouches }: TouchEvent) => {
    const moved = from ? from.y - (changedTouches[0]?.clientY ?? from.y) : 0
    const direction = moved > 0 ? 1 : -1
    if (Math.abs(moved) > SWIPE_PX && from?.canStep[direction]) step(direction)
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
    if (direction && hasMore(section, direction)) {
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
