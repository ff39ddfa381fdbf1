import { memoize } from '../text/memoize.ts'
import { HARM_RULES } from './rules.ts'
import { wordsIn } from './phrase.ts'
import { soundOf } from './soundOf.ts'

/** Short words that spaced-out letters may form, in addition to words from the rules. */
const SMALL =
  'a i is it in on at to of or an and the my me we us he she be do go so no ok lets let want how was ko ka ki ke se he hun men par pe tu na de do lo du ab mat sab in un us muj muje'

let known: ReadonlySet<string> | undefined

function knownWords(): ReadonlySet<string> {
  known ??= new Set([
    ...HARM_RULES.flatMap(({ always, untilMature = [] }) => [
      ...wordsIn([...always, ...untilMature]),
    ]),
    ...SMALL.split(' '),
  ])
  return known
}

const MAX_WORD_LENGTH = 18
/** Maximum length of spaced-out letters to join. */
const MAX_JOINED_LENGTH = 120

/** Splits letters into the fewest known words. Returns them unchanged if that fails. */
export function splitIntoWords(letters: string): string {
  const words = knownWords()
  if (words.has(letters) || letters.length > MAX_JOINED_LENGTH) return letters
  const best: (readonly string[] | undefined)[] = [[]]
  for (let end = 1; end <= letters.length; end += 1) {
    for (let from = Math.max(0, end - MAX_WORD_LENGTH); from < end; from += 1) {
      const before = best[from]
      const word = letters.slice(from, end)
      if (!before || !words.has(word)) continue
      const found = best[end]
      if (!found || before.length + 1 < found.length) best[end] = [...before, word]
    }
  }
  return best[letters.length]?.join(' ') ?? letters
}

const signsOf = (word: string) => word.charAt(0) + Array.from(word.slice(1)).toSorted().join('')

const OFTEN_SLIPPED =
  'bomb bombs make making want kill killing alive suicide torture poison explosive explosives drugs naked child myself people muslim muslims hindus woman women describe slowly anymore wrist living world should instructions grenade pistol weapon sexual clothes fingers'

let slips: ReadonlyMap<string, string> | undefined
const slipsOf = () =>
  (slips ??= new Map(
    OFTEN_SLIPPED.split(' ').map((word) => [signsOf(soundOf(word)), soundOf(word)]),
  ))

/** Replaces a "v" without adjacent vowels by "u", as in "trvmp". */
const withoutCarvedU = (word: string): string | undefined => {
  const read = word.replace(/(?<![aeiou])v(?![aeiou])/gu, 'u')
  return read !== word && knownWords().has(read) ? read : undefined
}

const CACHE_SIZE = 8192

/** Returns the known word with the same letters in any order, or the word itself. */
export const correctAnagram = memoize(
  (word: string): string =>
    knownWords().has(word) ? word : (withoutCarvedU(word) ?? slipsOf().get(signsOf(word)) ?? word),
  CACHE_SIZE,
)

/** Returns a known word that matches a word with masked letters. */
export function unmaskWord(word: string): string {
  const words = Array.from('iueao', (vowel) => word.replaceAll('*', vowel))
  return words.find((each) => knownWords().has(each)) ?? word.replaceAll('*', '')
}
