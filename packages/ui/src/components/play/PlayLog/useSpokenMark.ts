import { useEffect, type RefObject } from 'react'

import type { Spoken } from '../../../hooks/spokenPieces.ts'
import { textOf, type LogEntryModel } from '../../../play/logEntry.ts'
import type { Stretch } from '../../../play/sentences.ts'
import { shownStretch } from '../../../play/shownStretch.ts'

const NAME = 'spoken'
/** Pixels that stay free above a sentence that is scrolled into sight. */
const AIR = 80

/** A stretch of the text in an element, whatever elements parts of it stand in; null where it is not whole. */
function rangeIn(element: Element, { start, end }: Stretch): Range | null {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let before = 0
  if (end <= start) return null
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const after = before + (text.nodeValue ?? '').length
    if (start >= before && start < after) range.setStart(text, start - before)
    if (end <= after) {
      range.setEnd(text, end - before)
      return range
    }
    before = after
  }
  return null
}

/** The place of a sentence on the screen; null when its entry is not there. */
function rangeOf(root: HTMLElement, { id, ...stretch }: Spoken, text: string): Range | null {
  const entry = root.querySelector(`[data-entry-id="${CSS.escape(id)}"]`)
  return entry && rangeIn(entry, shownStretch(text, stretch))
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
export function useSpokenMark(
  scroller: RefObject<HTMLElement | null>,
  entries: readonly LogEntryModel[],
  spoken: Spoken | null,
) {
  const entry = spoken && entries.find(({ id }) => id === spoken.id)
  const text = entry ? textOf(entry) : null

  useEffect(() => {
    if (!spoken || text === null || !scroller.current) return
    const range = rangeOf(scroller.current, spoken, text)
    if (!range) return
    bringIntoSight(scroller.current, range)
    if (!('highlights' in CSS)) return
    CSS.highlights.set(NAME, new Highlight(range))
    return () => void CSS.highlights.delete(NAME)
  }, [scroller, spoken, text])
}
