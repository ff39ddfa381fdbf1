import { useEffect, type RefObject } from 'react'

import type { Spoken } from '../../../hooks/spokenPieces.ts'

const NAME = 'spoken'
/** Pixels that stay free above a sentence that is scrolled into sight. */
const AIR = 80

/** The place of a sentence on the screen; null when its entry is not there. */
function rangeOf(root: HTMLElement, { id, start, end }: Spoken): Range | null {
  const entry = root.querySelector(`[data-entry-id="${CSS.escape(id)}"]`)
  const text = entry && document.createTreeWalker(entry, NodeFilter.SHOW_TEXT).nextNode()
  if (!text || (text.nodeValue ?? '').length < end) return null
  const range = document.createRange()
  range.setStart(text, start)
  range.setEnd(text, end)
  return range
}

function bringIntoSight(scroller: HTMLElement, range: Range) {
  const frame = scroller.getBoundingClientRect()
  const place = range.getBoundingClientRect()
  if (place.top >= frame.top && place.bottom <= frame.bottom) return
  scroller.scrollTop += place.top - frame.top - AIR
}

/**
 * Marks the sentence that is spoken and keeps it in sight. A highlight of CSS and not an element,
 * because a live log would announce every element that is put into it.
 */
export function useSpokenMark(scroller: RefObject<HTMLElement | null>, spoken: Spoken | null) {
  useEffect(() => {
    const range = spoken && scroller.current && rangeOf(scroller.current, spoken)
    if (!range || !scroller.current) return
    bringIntoSight(scroller.current, range)
    if (!('highlights' in CSS)) return
    CSS.highlights.set(NAME, new Highlight(range))
    return () => void CSS.highlights.delete(NAME)
  }, [scroller, spoken])
}
