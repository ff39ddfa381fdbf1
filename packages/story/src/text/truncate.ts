import { STORY_LIMITS } from '../vocabulary/vocabulary.ts'

let made: Intl.Segmenter | undefined
/** Created on first use, because this takes 100 ms on a phone. */
const signs = () => (made ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/** Cuts text to a number of grapheme clusters, and to the limit of stored values. */
export function truncate(words: string, most: number): string {
  if (words.length <= most) return words
  let kept = ''
  let length = 0
  let count = 0
  for (const { segment } of signs().segment(words)) {
    count += 1
    length += Array.from(segment).length
    if (count > most || length > STORY_LIMITS.typedMax) return kept
    kept += segment
  }
  return kept
}
