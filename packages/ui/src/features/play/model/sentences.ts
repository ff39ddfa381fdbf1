export interface TextSpan {
  start: number
  end: number
}

/** Maximum length of a spoken text, in characters. Some browsers cut off longer texts. */
export const MAX_SPOKEN_CHARACTERS = 200

/** Matches places to split a long sentence: after punctuation, or between words. */
const BREAKS = [/[,;:،؛—–]\s*/gu, /\s+/gu]

function splitLong(text: string, { start, end }: TextSpan): TextSpan[] {
  if (end - start <= MAX_SPOKEN_CHARACTERS) return [{ start, end }]
  const piece = text.slice(start, start + MAX_SPOKEN_CHARACTERS)
  const places = BREAKS.map((mark) => [...piece.matchAll(mark)].at(-1)).filter((at) => at?.index)
  const [best] = places
  const length = best ? best.index + best[0].length : MAX_SPOKEN_CHARACTERS
  return [{ start, end: start + length }, ...splitLong(text, { start: start + length, end })]
}

function trimmed(text: string, { start, end }: TextSpan): TextSpan {
  const sentence = text.slice(start, end)
  const before = sentence.length - sentence.trimStart().length
  return { start: start + before, end: start + before + sentence.trim().length }
}

/** Splits a text into sentences. Splits sentences that are too long for a voice. */
export function sentencesOf(text: string, lang: string | undefined): TextSpan[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' })
  return Array.from(segmenter.segment(text), ({ index, segment }) => ({
    start: index,
    end: index + segment.length,
  }))
    .flatMap((sentence) => splitLong(text, sentence))
    .map((piece) => trimmed(text, piece))
    .filter(({ start, end }) => end > start)
}
