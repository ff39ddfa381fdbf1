import { editDistance } from '@kathasagar/story'

import { ENGLISH_VERBS, STOP_WORDS } from '../text/stopWords.ts'

const SHORT: Readonly<Record<string, string>> = {
  n: 'and',
  nd: 'and',
  y: 'why',
  u: 'you',
  r: 'are',
  te: 'the',
  teh: 'the',
  da: 'the',
  wat: 'what',
  luk: 'look',
}
const SHORTEST = 4
/** Minimum word lengths to correct one and two wrong letters. In shorter words, only fixes swapped letters. */
const PLAIN = 5
const LONG = 8
const WORD = /[a-z]+/giu
const NUMBERS = /^(?:three|four|five|seven|eight|nine|eleven)$/u

const wordsIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(WORD) ?? []))

/** Returns English text with misspelt words replaced by similar words of the phrases. */
export function correctSpelling(text: string, phrases: readonly string[]): string {
  const known = wordsIn(phrases)
  const long = [...known].filter(({ length }) => length >= SHORTEST)
  return text.replace(WORD, (typed) => {
    const word = typed.toLowerCase()
    if (Object.hasOwn(SHORT, word)) return SHORT[word] ?? typed
    const isWord = known.has(word) || STOP_WORDS.has(word) || ENGLISH_VERBS.has(word)
    if (isWord || NUMBERS.test(word) || word.length < SHORTEST) return typed
    const most = word.length < LONG ? 1 : 2
    const isMeant = (one: string) =>
      word.length < PLAIN || (word.length < LONG && one.length === word.length)
        ? [...one].toSorted().join('') === [...word].toSorted().join('')
        : one[0] === word[0]
    return long.find((one) => isMeant(one) && editDistance(word, one, most) <= most) ?? typed
  })
}
