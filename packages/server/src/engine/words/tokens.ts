import { sameSign } from '../plainWords.ts'
import { saidWords } from './denial.ts'
import { EMPTY_WORDS } from './emptyWords.ts'
import { likenessOf, meaningOf, type Meaning } from './meaning.ts'
import { memoize } from './memoize.ts'

/** The word of the choices that a word is nearly spelt like, if there is one. */
export type NearestWord = (word: string) => string | undefined

/** A word that was only nearly spelt like the choice's own says less than the word itself. */
const NEARLY = 0.8

/** Words so common that sharing one of them alone says little. */
const COMMON_WORDS = new Set(
  `go went walk come move take get give look see speak say tell talk put जाना चलना आना लेना
  देना देखना कहना बोलना बताना`
    .split(/\s+/u)
    .map((word) => meaningOf(sameSign(word)).root),
)
const COMMON_WEIGHT = 0.5
/** What is said to come later counts little now. */
const LATER_WEIGHT = 0.3
/** Where another choice has the very word, its like here says less. */
const SECOND_BEST = 0.5

const TEXTS_REMEMBERED = 4096

/** A word that tells something, ready to be held against others. */
export interface Token {
  word: string
  meaning: Meaning
  /** The word that was probably meant, where a choice has one of nearly that spelling. */
  near: Meaning | null
  isDenied: boolean
  weight: number
}

/** The words that tell one text from another, each once. */
export function tellingWords(text: string): string[] {
  return [...new Set(saidWords(text).map(({ word }) => word))].filter(
    (word) => !EMPTY_WORDS.has(word),
  )
}

/** The same words, each with what it means and weighs. */
export function tokensOf(text: string, nearest: NearestWord): readonly Token[] {
  return tokensOfText(text).map((token) => {
    if (token.meaning.senses.size > 0) return token
    const near = nearest(token.word)
    return near === undefined ? token : { ...token, near: meaningOf(near) }
  })
}

/** What choices are made of, spelt as they are. */
export const tokensOfText = memoize((text: string): readonly Token[] => {
  const words = new Map(
    saidWords(text)
      .filter(({ word }) => !EMPTY_WORDS.has(word))
      .toReversed()
      .map((said) => [said.word, said]),
  )
  return [...words.values()].map(({ word, isDenied, isLater }) => {
    const meaning = meaningOf(word)
    const weight = isCommon(meaning) ? COMMON_WEIGHT : 1
    return { word, meaning, near: null, isDenied, weight: weight * (isLater ? LATER_WEIGHT : 1) }
  })
}, TEXTS_REMEMBERED)

function isCommon({ root, sounds }: Meaning): boolean {
  return COMMON_WORDS.has(root) || sounds.some((sound) => COMMON_WORDS.has(sound))
}

/** How like each word every choice has one. What is turned against is like nothing that is not. */
export function likesIn(
  said: readonly Token[],
  offered: readonly (readonly Token[])[],
): number[][] {
  const byChoice = offered.map((choice) => likesOf(said, choice))
  return said.map((_, i) => {
    const likes = byChoice.map((row) => row[i] ?? 0)
    const best = Math.max(...likes)
    return likes.map((like) => (like < best ? like * SECOND_BEST : like))
  })
}

/** The best likeness of each word; a word of the choice serves only the one that it is most like. */
function likesOf(said: readonly Token[], choice: readonly Token[]): number[] {
  const pairs = said.flatMap((token, i) =>
    choice.map((other, j) => ({ i, j, like: likeness(token, other) })),
  )
  const likes = said.map(() => 0)
  const taken = new Set<number>()
  for (const { i, j, like } of pairs
    .filter((pair) => pair.like > 0)
    .toSorted((a, b) => b.like - a.like)) {
    if (likes[i] !== 0 || taken.has(j)) continue
    likes[i] = like
    taken.add(j)
  }
  return likes
}

function likeness({ meaning, near, isDenied }: Token, other: Token): number {
  if (isDenied !== other.isDenied) return 0
  const nearly = near === null ? 0 : NEARLY * likenessOf(near, other.meaning)
  return Math.max(likenessOf(meaning, other.meaning), nearly)
}
