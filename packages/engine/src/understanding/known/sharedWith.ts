import { contentOf } from '../intent/contentOf.ts'
import { isMentioned, wordsTold, type HeardWord } from '../../text/heardWords.ts'

export const MEASURE = /\bhow (?:many|much|old|far|long|big|tall|deep|often)\b/giu

export const askedFor = (words: string): readonly HeardWord[] =>
  contentOf(words.replace(MEASURE, ' '))

export function sharedWith(words: string, text: string): number {
  const named = askedFor(words)
  const told = wordsTold(text)
  return named.length === 0
    ? 0
    : named.filter((one) => isMentioned(one, told)).length / named.length
}
