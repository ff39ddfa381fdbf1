import { STORY_LIMITS } from '../vocabulary/vocabulary.ts'

let made: Intl.Segmenter | undefined
/** Made when it is first needed: a phone takes a tenth of a second for it. */
const signs = () => (made ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/**
 * So many signs of words as a reader counts them: ज़ is one, whether it is spelt with a dot of its own or
 * not, and none is cut in two. Never more than a state may hold.
 */
export function cutToSigns(words: string, most: number): string {
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
