import { wordsOf } from '@kathasagar/story'

import { sameSign } from './stem.ts'

/** English denials turn against what follows them. */
const TURNING = new Set(
  `not never dont don't doesnt didnt wont won't cant cannot wouldnt couldnt shouldnt isnt aint refuse refusing
  none neither nor`.split(/\s+/u),
)
/** These turn against the next word alone: "no number". */
const TURNING_ONE = new Set('no without बिना bina'.split(' '))
/** These stand anywhere in what they turn against: Hindi, Marathi, Bengali and Tamil. */
const TURNING_ALL = new Set(
  wordsOf(
    `नहीं नही मत ना न nahi nahin nahii nhi nai mat na नाही नको नका नये না নয় নেই নি இல்லை வேண்டாம் மாட்டேன்
    மாட்டோம் கூடாது`,
  ).map(sameSign),
)

const DENIALS = new Set([...TURNING, ...TURNING_ONE, ...TURNING_ALL])

/** Where one thought ends and the next begins. */
const BETWEEN = /[,.;:!?।…\n]+|\s(?:but|lekin|magar|balki|लेकिन|मगर|बल्कि)\s/iu

/** What comes after these is a later wish. */
const LATER = new Set('then afterwards afterward phir fir फिर baad बाद'.split(' '))

/** A word as it was said. */
export interface SaidWord {
  word: string
  /** Whether the words turn against it. */
  isDenied: boolean
  /** Whether it was to come after something else. */
  isLater: boolean
}

/** The words of a text, plain and in order. */
export function saidWords(text: string): SaidWord[] {
  const parts = text.split(BETWEEN).map((part) => wordsOf(part).map(sameSign))
  const said = parts.flatMap(withDenials)
  const later = said.findIndex(({ word }, i) => i > 1 && LATER.has(word))
  return said.map((word, i) => ({ ...word, isLater: later >= 0 && i > later }))
}

function withDenials(words: readonly string[]): Omit<SaidWord, 'isLater'>[] {
  // "Come on, na": at the end it only pleads.
  const isTurned = words.some(
    (word, i) =>
      TURNING_ALL.has(word) && !(/^(?:na|ना)$/u.test(word) && i > 0 && i === words.length - 1),
  )
  const from = words.findIndex((word) => TURNING.has(word))
  return words
    .map((word, i) => ({
      word,
      isDenied: isTurned || (from >= 0 && i > from) || TURNING_ONE.has(words[i - 1] ?? ''),
    }))
    .filter(({ word }) => !DENIALS.has(word) || word.startsWith('refus'))
}

/** Whether the words turn against something ("I will not go"). */
export function isDenial(text: string): boolean {
  return wordsOf(text)
    .map(sameSign)
    .some((word) => DENIALS.has(word))
}
