import { emphasisIn } from '@kathasagar/story/emphasis'

import type { Stretch } from './sentences.ts'

/** How many letters before a place of a text are shown: all but the stars of what is emphasised. */
function shownBefore(text: string, place: number): number {
  let shown = 0
  let at = 0
  for (const { words, isEmphasised } of emphasisIn(text)) {
    const star = isEmphasised ? 1 : 0
    shown += Math.max(0, Math.min(place - at - star, words.length))
    at += words.length + 2 * star
  }
  return shown
}

/** Where a stretch of a text, as its author wrote it, lies in the text as it is shown. */
export const shownStretch = (text: string, { start, end }: Stretch): Stretch => ({
  start: shownBefore(text, start),
  end: shownBefore(text, end),
})
