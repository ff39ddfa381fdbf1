import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** How near its end a scroller still counts as read to the end, in pixels. */
const NEAR_PX = 48

const distanceToEnd = (scroller: HTMLElement) =>
  scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop

export interface StickOptions {
  /** Opens at the beginning, as a book does, when there is more than fits. */
  startsAtTop?: boolean
  /** Selector of the content's parts; when the last of them is in sight, there is nothing to jump to. */
  newest?: string
}

function isSeen(scroller: HTMLElement, newest: string | undefined) {
  const last = newest === undefined ? undefined : [...scroller.querySelectorAll(newest)].at(-1)
  if (!last) return false
  return last.getBoundingClientRect().bottom <= scroller.getBoundingClientRect().bottom
}

/**
 * Keeps a scroller at its end while its content grows, and lets go as soon as the reader scrolls
 * up; arriving at the end again takes hold again.
 */
export function useStickToBottom({ startsAtTop = false, newest }: StickOptions = {}) {
  const scrollerRef = useRef<HTMLElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const isHeld = useRef(true)
  const isAtTop = useRef(startsAtTop)
  const lastTop = useRef(0)
  const [isAtEnd, setIsAtEnd] = useState(true)

  const jumpToEnd = useCallback(() => {
    const scroller = scrollerRef.current
    if (!scroller) return
    isHeld.current = true
    scroller.scrollTop = scroller.scrollHeight
    lastTop.current = scroller.scrollTop
    setIsAtEnd(true)
  }, [])

  const handleScroll = useCallback(() => {
    const scroller = scrollerRef.current
    if (!scroller) return
    // Only a way up is the reader's wish: growing content leaves the end far without any scroll.
    const isWayUp = scroller.scrollTop < lastTop.current
    isHeld.current = distanceToEnd(scroller) <= NEAR_PX || (isHeld.current && !isWayUp)
    lastTop.current = scroller.scrollTop
    setIsAtEnd(isHeld.current || isSeen(scroller, newest))
  }, [newest])

  useLayoutEffect(() => {
    const [scroller, content] = [scrollerRef.current, contentRef.current]
    if (!scroller || !content) return
    // Not every browser lets keys scroll a box that holds nothing to focus.
    scroller.tabIndex = 0
    isHeld.current = !isAtTop.current || distanceToEnd(scroller) <= NEAR_PX
    const settle = () => {
      if (isHeld.current) jumpToEnd()
      else setIsAtEnd(isSeen(scroller, newest))
    }
    settle()
    const observer = new ResizeObserver(settle)
    observer.observe(content)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [jumpToEnd, newest])

  return { scrollerRef, contentRef, isAtEnd, jumpToEnd, handleScroll }
}
