let cachedSegmenter: Intl.Segmenter | undefined
const segmenter = () =>
  (cachedSegmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/** Returns the end offset of each grapheme, so that callers do not split Devanagari syllables. */
export function graphemeEnds(text: string): number[] {
  return Array.from(segmenter().segment(text), ({ index, segment }) => index + segment.length)
}

const SCRIPTS = String.raw`\p{sc=Latin}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Gujarati}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Arabic}`
/** Signs that join consonants in Indic scripts. Text with such a sign needs `Intl.Segmenter`. */
const VIRAMAS = String.raw`\u094d\u09cd\u0bcd\u0c4d\u0acd\u0ccd\u0d4d`
const PLAIN_LETTER = new RegExp(
  `^(?=\\p{L})[${SCRIPTS}](?:(?![${VIRAMAS}])(?=\\p{M})[${SCRIPTS}])*(?=(?=\\p{L})[${SCRIPTS}]|\\s|$)`,
  'u',
)

export function firstGrapheme(text: string): string {
  const plain = PLAIN_LETTER.exec(text)?.[0]
  return plain ?? text.slice(0, graphemeEnds(text)[0] ?? 0)
}
