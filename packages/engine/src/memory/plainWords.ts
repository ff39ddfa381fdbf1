import { memoize } from '@kathasagar/story'

import { phoneticWords } from '../text/lexicon.ts'

const WORDS_KEPT = 4096
/** Nasal sign of a final vowel, which people omit in Latin letters. */
const NASAL_END = /[ंँ](?=[?!.,;:।۔…"”’]?$)/u

/** Returns the sound of a word, so that "वादा", "wada" and "vaada" are equal. */
export const plainWord = memoize(
  (word: string): string => phoneticWords(word.replace(NASAL_END, '')).join(''),
  WORDS_KEPT,
)

export const plainWords = (text: string): string[] =>
  text.split(/\s+/u).map(plainWord).filter(Boolean)

export const wordSet = (words: string): ReadonlySet<string> => new Set(plainWords(words))

export const WORD = Object.fromEntries(
  ['have', 'me', 'word', 'to', 'my', 'i', 'ive', 'do', 'did', 'no', 'one', 'the'].map((word) => [
    word,
    plainWord(word),
  ]),
) as Readonly<
  Record<
    'have' | 'me' | 'word' | 'to' | 'my' | 'i' | 'ive' | 'do' | 'did' | 'no' | 'one' | 'the',
    string
  >
>
