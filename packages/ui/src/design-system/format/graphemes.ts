let made: Intl.Segmenter | undefined
const segmenter = () => (made ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/**
 * Offsets at which each letter of the text ends, as a reader counts letters: a Devanagari
 * syllable or an emoji of several code points is one, and is never cut in two.
 */
export function graphemeEnds(text: string): number[] {
  return Array.from(segmenter().segment(text), ({ index, segment }) => index + segment.length)
}

const SCRIPTS = String.raw`\p{sc=Latin}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Gujarati}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Arabic}`
/** What joins a consonant to the next, so that where a letter ends is the segmenter's to say. */
const VIRAMAS = String.raw`\u094d\u09cd\u0bcd\u0c4d\u0acd\u0ccd\u0d4d`
const PLAIN_LETTER = new RegExp(
  `^(?=\\p{L})[${SCRIPTS}](?:(?![${VIRAMAS}])(?=\\p{M})[${SCRIPTS}])*(?=(?=\\p{L})[${SCRIPTS}]|\\s|$)`,
  'u',
)

export function firstGrapheme(text: string): string {
  const plain = PLAIN_LETTER.exec(text)?.[0]
  return plain ?? text.slice(0, graphemeEnds(text)[0] ?? 0)
}
