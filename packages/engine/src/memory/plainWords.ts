import { memoize } from '@kathasagar/story'

import { soundedWords } from '../words/lexicon.ts'

const WORDS_KEPT = 4096
/** The nasal of a last vowel, which nobody types in Latin letters. */
const NASAL_END = /[ंँ](?=[?!.,;:।۔…"”’]?$)/u

/** A word by its sound, the same in whichever script: "वादा", "wada" and "vaada" are one. */
export const plainWord = memoize(
  (word: string): string => soundedWords(word.replace(NASAL_END, '')).join(''),
  WORDS_KEPT,
)

/** The words of a text by their sounds, one for each that stands between blanks. */
export const plainWords = (text: string): string[] =>
  text.split(/\s+/u).map(plainWord).filter(Boolean)

/** A table of words, each once and in Latin letters. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(plainWords(words))

/** Words of the rules, each as `plainWord` has it. */
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
