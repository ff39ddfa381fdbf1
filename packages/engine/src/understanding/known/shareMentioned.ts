import { contentWordsOf } from '../intent/contentWordsOf.ts'
import { isMentioned, searchTermsOf, type Keyword } from '../../text/keywordsOf.ts'

export const MEASURE = /\bhow (?:many|much|old|far|long|big|tall|deep|often)\b/giu

export const questionKeywords = (words: string): readonly Keyword[] =>
  contentWordsOf(words.replace(MEASURE, ' '))

export function shareMentioned(words: string, text: string): number {
  const named = questionKeywords(words)
  const told = searchTermsOf(text)
  return named.length === 0
    ? 0
    : named.filter((one) => isMentioned(one, told)).length / named.length
}
