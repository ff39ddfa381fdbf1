import { memoize, wordsOf } from '@kathasagar/story'

import { LATIN } from './languageOf.ts'

const TEXTS_KEPT = 2048

/** Returns true if most short words of a text are English. Other words may be of any language. */
export const isEnglish = memoize((text: string): boolean => {
  const words = wordsOf(text)
  if (words.some((word) => !/^[a-z\d'’]+$/u.test(word))) return false
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  return count(LATIN.en) > count(LATIN.hinglish)
}, TEXTS_KEPT)
