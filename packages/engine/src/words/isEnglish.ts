import { memoize, wordsOf } from '@kathasagar/story'

import { LATIN } from './languageOf.ts'

const TEXTS_KEPT = 2048

/** Whether a text is English, told by its small words: what no list knows may be any language's. */
export const isEnglish = memoize((text: string): boolean => {
  const words = wordsOf(text)
  if (words.some((word) => !/^[a-z\d'’]+$/u.test(word))) return false
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  return count(LATIN.en) > count(LATIN.hinglish)
}, TEXTS_KEPT)
