import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Distance from the end, in pixels, that still counts as the end. */
const NEAR_PX = 48

const distanceToEnd = (scroller: HTMLElement) =>
  scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop

const sizeOf = ({ clientWidth, clientHeight, scrollHeight }: HTMLElement) =>
  `${clientWidth} ${clientHeight} ${scrollHeight}`

export interface StickOptions {
  /** Stays at the start until the reader scrolls or this prop becomes false. Default: false. */
  startsAtTop?: boolean
  /** Returns the newest part of the content. If it is too high, its start is shown. */
  newestIn?: (content: HTMLElement) => Element | null | undefined
}

const ABOVE_PX = 24

/** Returns true if the start of the newest part is above the lower edge of the visible area. */
function isSeen(scroller: HTMLElement, newest: Element | null | undefined) {
  if (!newest) return false
  return newest.getBoundingClientRect().top < scroller.getBoundingClientRect().bottom
}

/** Returns the distance in pixels between the start of a part and the top of the visible area. */
const hiddenAbove = (scroller: HTMLElement, part: Element) =>
  scroller.getBoundingClientRect().top + ABOVE_PX - part.getBoundingClientRect().top

/** Calls `settle` after a resize, but not during a press. Returns an unsubscribe function. */
function onResize(scroller: HTMLElement, content: HTMLElement, settle: () => void) {
  const { run, stop } = whenReleased(scroller, settle)
  const observer = new ResizeObserver(run)
  observer.observe(content)
  observer.observe(scroller)
  // A font that loads later can change the layout, which no observer reports.
  const { fonts } = document as { fonts?: FontFaceSet }
  fonts?.addEventListener('loadingdone', run)
  return () => {
    stop()
    observer.disconnect()
    fonts?.removeEventListener('loadingdone', run)
  }
}

interface Hold {
  isHeld: boolean
  lastTop: number
  part: Element | null
  size: string
  left: Element | null
}

function holdWhatFits(scroller: HTMLElement, hold: Hold) {
  if (scroller.scrollTop === 0) hold.isHeld = distanceToEnd(scroller) <= NEAR_PX
}

/** Stops following on a scroll up. If a part is fixed at the top, any scroll stops it. */
function followReader(scroller: HTMLElement, hold: Hold) {
  // A resize can cause scrolling too, which `settle` handles.
  if (hold.size !== sizeOf(scroller)) return
  const way = scroller.scrollTop - hold.lastTop
  const isAway = hold.part === null ? way < 0 : Math.abs(way) > 1
  if (isAway && hold.part !== null) hold.left = hold.part
  if (isAway) hold.part = null
  hold.isHeld = distanceToEnd(scroller) <= NEAR_PX || (hold.isHeld && !isAway)
  hold.lastTop = scroller.scrollTop
}

/** Scrolls to the end. If the newest part does not fit, scrolls to its start instead. */
function settleAtEnd(scroller: HTMLElement, hold: Hold, newestIn: StickOptions['newestIn']) {
  hold.isHeld = true
  scroller.scrollTop = scroller.scrollHeight
  hold.part = null
  const part = newestIn?.(scroller)
  if (part && part !== hold.left) {
    const hidden = Math.max(0, hiddenAbove(scroller, part))
    if (hidden > 0) hold.part = part
    scroller.scrollTop -= hidden
  }
  hold.lastTop = scroller.scrollTop
}

function useBeginning(startsAtTop: boolean) {
  const isAtTop = useRef(startsAtTop)

  useLayoutEffect(() => {
    isAtTop.current &&= startsAtTop
  }, [startsAtTop])

  return isAtTop
}

/** Returns functions to follow the newest part, or to show a part and stop following. */
function useHeldScroll(
  scrollerRef: RefObject<HTMLElement | null>,
  setIsAtEnd: (isAtEnd: boolean) => void,
  newestIn: StickOptions['newestIn'],
) {
  const holdRef = useRef<Hold>({ isHeld: true, lastTop: 0, part: null, size: '', left: null })

  const jumpToNewest = useCallback(() => {
    const scroller = scrollerRef.current
    if (!scroller) return
    holdRef.current.left = null
    settleAtEnd(scroller, holdRef.current, newestIn)
    setIsAtEnd(true)
  }, [scrollerRef, setIsAtEnd, newestIn])

  const show = useCallback(
    (part: Element) => {
      const scroller = scrollerRef.current
      if (!scroller) return
      holdRef.current.isHeld = false
      // Scrolls twice, because a part that was never rendered has no exact position.
      part.scrollIntoView({ block: 'start' })
      scroller.scrollTop -= hiddenAbove(scroller, part)
      holdRef.current.lastTop = scroller.scrollTop
    },
    [scrollerRef],
  )

  return { holdRef, jumpToNewest, show }
}

/** Scrolls to the end while content is added, until the user scrolls up or a part is shown. */
export function useStickToBottom({ newestIn, startsAtTop = false }: StickOptions = {}) {
  const scrollerRef = useRef<HTMLElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const isAtTop = useBeginning(startsAtTop)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const { holdRef, jumpToNewest, show } = useHeldScroll(scrollerRef, setIsAtEnd, newestIn)

  const handleScroll = useCallback(() => {
    const scroller = scrollerRef.current
    if (!scroller) return
    followReader(scroller, holdRef.current)
    setIsAtEnd(holdRef.current.isHeld || isSeen(scroller, newestIn?.(scroller)))
  }, [holdRef, newestIn])

  useLayoutEffect(() => {
    const [scroller, content] = [scrollerRef.current, contentRef.current]
    if (!scroller || !content) return
    // Focusable, because some browsers scroll only focusable elements by keyboard.
    scroller.tabIndex = 0
    const settle = () => {
      holdRef.current.size = sizeOf(scroller)
      if (isAtTop.current) holdWhatFits(scroller, holdRef.current)
      if (!holdRef.current.isHeld) return setIsAtEnd(isSeen(scroller, newestIn?.(scroller)))
      setIsAtEnd(true)
      settleAtEnd(scroller, holdRef.current, newestIn)
    }
    settle()
    return onResize(scroller, content, settle)
  }, [holdRef, isAtTop, newestIn])

  return { scrollerRef, contentRef, isAtEnd, jumpToNewest, show, handleScroll }
}

/** Delays `act` until a press has ended, because moving content would prevent the click. */
function whenReleased(scroller: HTMLElement, act: () => void) {
  const listening = new AbortController()
  let isPressed = false
  let isDue = false

  const release = () => {
    isPressed = false
    if (!isDue) return
    isDue = false
    // The click fires after `pointerup` and before the next frame.
    requestAnimationFrame(() => {
      if (!listening.signal.aborted) run()
    })
  }
  const run = () => {
    if (isPressed) isDue = true
    else act()
  }
  const press = () => {
    isPressed = true
  }

  const { signal } = listening
  scroller.addEventListener('pointerdown', press, { signal, capture: true })
  window.addEventListener('pointerup', release, { signal, capture: true })
  window.addEventListener('pointercancel', release, { signal, capture: true })
  return { run, stop: () => listening.abort() }
}
