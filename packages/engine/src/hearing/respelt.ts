import { ENGLISH_VERBS } from '../words/englishVerbs.ts'
import { STOP_WORDS } from '../words/stopWords.ts'

/** Abbreviations of chats. */
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
/** A shorter word may only have two letters swapped, because too many others resemble it. */
const PLAIN = 5
/** Words from this length on may have two mistakes, also a wrong letter. */
const LONG = 8
const WORD = /[a-z]+/giu

const wordsIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(WORD) ?? []))

/**
 * Returns English text with its misspelt words replaced by the words of the phrases that they
 * resemble. Returns the text itself if no word is replaced.
 */
export function respelt(text: string, phrases: readonly string[]): string {
  const known = wordsIn(phrases)
  const long = [...known].filter(({ length }) => length >= SHORTEST)
  return text.replace(WORD, (typed) => {
    const word = typed.toLowerCase()
    if (Object.hasOwn(SHORT, word)) return SHORT[word] ?? typed
    const isWord = known.has(word) || STOP_WORDS.has(word) || ENGLISH_VERBS.has(word)
    if (isWord || word.length < SHORTEST) return typed
    const most = word.length < LONG ? 1 : 2
    const isMeant = (one: string) =>
      word.length < PLAIN || (word.length < LONG && one.length === word.length)
        ? [...one].toSorted().join('') === [...word].toSorted().join('')
        : one[0] === word[0]
    return long.find((one) => isMeant(one) && isNear(word, one, most)) ?? typed
  })
}

/** True if so few insertions, deletions, replacements or swaps turn one word into the other. */
function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const above = rows[i - 1] ?? []
      const isSame = one[i - 1] === other[j - 1]
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          (above[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (above[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    rows.push(row)
  }
  return (rows[one.length]?.[other.length] ?? Infinity) <= most
}
