import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { whenReleased } from './whenReleased.ts'

/** How near its end a scroller still counts as read to the end, in pixels. */
const NEAR_PX = 48

const distanceToEnd = (scroller: HTMLElement) =>
  scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop

export interface StickOptions {
  /**
   * Stays at the beginning, as a book that was opened, when there is more than fits: until the reader
   * moves or it is no longer so.
   */
  startsAtTop?: boolean
  /** Finds the newest part; while it is in sight, there is nothing to jump to. */
  newestIn?: (content: HTMLElement) => Element | null | undefined
  /** Finds a part at the end that is read from its beginning, though more follows it than fits. */
  readFirstIn?: (content: HTMLElement) => Element | null | undefined
}

/** Room above what is read first, in pixels: lines fade out under the bar within 20. */
const ABOVE_PX = 24

function isSeen(scroller: HTMLElement, newest: Element | null | undefined) {
  if (!newest) return false
  return newest.getBoundingClientRect().bottom <= scroller.getBoundingClientRect().bottom
}

/** How far a part begins above what is in sight; negative where its beginning is seen. */
const hiddenAbove = (scroller: HTMLElement, part: Element) =>
  scroller.getBoundingClientRect().top + ABOVE_PX - part.getBoundingClientRect().top

/**
 * Calls whenever a scroller or its content has another size, after a press when one goes on; returns
 * how to stop.
 */
function onResize(scroller: HTMLElement, content: HTMLElement, settle: () => void) {
  const { run, stop } = whenReleased(scroller, settle)
  const observer = new ResizeObserver(run)
  observer.observe(content)
  observer.observe(scroller)
  // Letters that arrive may reach below their line, which no box tells of.
  const { fonts } = document as { fonts?: FontFaceSet }
  fonts?.addEventListener('loadingdone', run)
  return () => {
    stop()
    observer.disconnect()
    fonts?.removeEventListener('loadingdone', run)
  }
}

/** Whether the end is held, and how far the reader was when that was settled. */
interface Hold {
  isHeld: boolean
  lastTop: number
  /** The part that is kept in sight from its beginning instead of the end. */
  part: Element | null
  /** The one that the reader has left for what follows it: they are not brought back. */
  left: Element | null
}

function holdEnd(scroller: HTMLElement, hold: Hold) {
  hold.isHeld = true
  scroller.scrollTop = scroller.scrollHeight
  hold.lastTop = scroller.scrollTop
}

/** What fits when it opens may grow: words that come formatted, letters, a smaller window. */
function holdWhatFits(scroller: HTMLElement, hold: Hold) {
  if (scroller.scrollTop === 0) hold.isHeld = distanceToEnd(scroller) <= NEAR_PX
}

/**
 * Only a way up is the reader's wish: growing content leaves the end far without any scroll. From a part
 * that is kept in sight every way is.
 */
function followReader(scroller: HTMLElement, hold: Hold) {
  const way = scroller.scrollTop - hold.lastTop
  const isAway = hold.part === null ? way < 0 : Math.abs(way) > 1
  if (isAway && hold.part !== null) hold.left = hold.part
  if (isAway) hold.part = null
  hold.isHeld = distanceToEnd(scroller) <= NEAR_PX || (hold.isHeld && !isAway)
  hold.lastTop = scroller.scrollTop
}

/** Keeps a part in sight from its beginning, unless its reader has gone on. */
function holdPart(scroller: HTMLElement, hold: Hold, part: Element | null | undefined) {
  hold.part = null
  if (!part || part === hold.left) return
  const hidden = Math.max(0, hiddenAbove(scroller, part))
  if (hidden > 0) hold.part = part
  scroller.scrollTop -= hidden
}

/** Goes to the end and holds it, unless a part is to be read first. */
function settleAtEnd(scroller: HTMLElement, hold: Hold, readFirstIn: StickOptions['readFirstIn']) {
  holdEnd(scroller, hold)
  holdPart(scroller, hold, readFirstIn?.(scroller))
  hold.lastTop = scroller.scrollTop
}

/** Whether a scroller that opened at its beginning still stands there, as far as it is told. */
function useBeginning(startsAtTop: boolean) {
  const isAtTop = useRef(startsAtTop)

  useLayoutEffect(() => {
    isAtTop.current &&= startsAtTop
  }, [startsAtTop])

  return isAtTop
}

/** The ways to the end, which is held from then on, and to a part, which lets it go. */
function useHeldScroll(
  scrollerRef: RefObject<HTMLElement | null>,
  setIsAtEnd: (isAtEnd: boolean) => void,
  readFirstIn: StickOptions['readFirstIn'],
) {
  const holdRef = useRef<Hold>({ isHeld: true, lastTop: 0, part: null, left: null })

  const followEnd = useCallback(() => {
    const scroller = scrollerRef.current
    if (!scroller) return
    holdEnd(scroller, holdRef.current)
    setIsAtEnd(true)
  }, [scrollerRef, setIsAtEnd])

  /** The same at the reader's wish: nothing before the end is shown first. */
  const jumpToEnd = useCallback(() => {
    holdRef.current.left = (scrollerRef.current && readFirstIn?.(scrollerRef.current)) ?? null
    followEnd()
  }, [scrollerRef, followEnd, readFirstIn])

  const show = useCallback(
    (part: Element) => {
      const scroller = scrollerRef.current
      if (!scroller) return
      holdRef.current.isHeld = false
      // A part that was never drawn has no place yet; to be scrolled to gives it one.
      part.scrollIntoView({ block: 'start' })
      scroller.scrollTop -= hiddenAbove(scroller, part)
      holdRef.current.lastTop = scroller.scrollTop
    },
    [scrollerRef],
  )

  return { holdRef, followEnd, jumpToEnd, show }
}

/**
 * Keeps a scroller at its end while its content grows, and lets go as soon as the reader scrolls
 * up, or a part of it is shown; arriving at the end again takes hold again.
 */
export function useStickToBottom({
  newestIn,
  readFirstIn,
  startsAtTop = false,
}: StickOptions = {}) {
  const scrollerRef = useRef<HTMLElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const isAtTop = useBeginning(startsAtTop)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const { holdRef, followEnd, jumpToEnd, show } = useHeldScroll(
    scrollerRef,
    setIsAtEnd,
    readFirstIn,
  )

  const handleScroll = useCallback(() => {
    const scroller = scrollerRef.current
    if (!scroller) return
    followReader(scroller, holdRef.current)
    setIsAtEnd(holdRef.current.isHeld || isSeen(scroller, newestIn?.(scroller)))
  }, [holdRef, newestIn])

  useLayoutEffect(() => {
    const [scroller, content] = [scrollerRef.current, contentRef.current]
    if (!scroller || !content) return
    // Not every browser lets keys scroll a box that holds nothing to focus.
    scroller.tabIndex = 0
    const settle = () => {
      if (isAtTop.current) holdWhatFits(scroller, holdRef.current)
      if (!holdRef.current.isHeld) return setIsAtEnd(isSeen(scroller, newestIn?.(scroller)))
      setIsAtEnd(true)
      settleAtEnd(scroller, holdRef.current, readFirstIn)
    }
    settle()
    return onResize(scroller, content, settle)
  }, [holdRef, isAtTop, newestIn, readFirstIn])

  return { scrollerRef, contentRef, isAtEnd, followEnd, jumpToEnd, show, handleScroll }
}
