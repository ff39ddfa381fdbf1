const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Offsets at which each letter of the text ends, as a reader counts letters: a Devanagari
 * syllable or an emoji of several code points is one, and is never cut in two.
 */
export function graphemeEnds(text: string): number[] {
  return Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length)
}
