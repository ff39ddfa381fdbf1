import { likesIn, tokensOf, tokensOfText, type NearestWord, type Token } from './words/tokens.ts'

export interface RankedChoice {
  /** Place of the choice in the list that was ranked. */
  index: number
  /** 0 to 1: how much of what was said the choice answers. */
  score: number
}

/** Ranks choices by how well they answer a player's words, best first; unrelated ones may be absent. */
export type RankChoices = (text: string, choices: readonly string[]) => readonly RankedChoice[]

/** The most that common words alone can say. */
const COMMON_SCORE = 0.4
/** Beside a deed that fits, words that nothing is known of say little against it. */
const UNKNOWN_WEIGHT = 0.5
/** Another deed done to the same thing is another deed. */
const OTHER_DEED = 0.85

/** Ranks by shared words and shared meanings: English, Hindi, and Hindi in Latin letters. */
export const rankByWords: RankChoices = (text, choices) => rankSpelt(text, choices, () => undefined)

/** The same, with mistakes of spelling allowed. */
export function rankSpelt(
  text: string,
  choices: readonly string[],
  nearest: NearestWord,
): readonly RankedChoice[] {
  const offered = choices.map(tokensOfText)
  const said = tokensOf(text, nearest)
  const likes = likesIn(said, offered)
  return offered
    .map((choice, index) => ({ index, score: scoreOf(said, likes, choice, index) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
}

/** The share of what was said; for two words shared or more, the share of the choice if that is larger. */
function scoreOf(
  said: readonly Token[],
  likes: readonly (readonly number[])[],
  choice: readonly Token[],
  index: number,
): number {
  const likeHere = (i: number) => likes[i]?.[index] ?? 0
  const shared = said.filter((_, i) => likeHere(i) > 0)
  if (shared.length === 0) return 0

  const fits = shared.some(({ meaning, weight }) => meaning.isDeed && weight === 1)
  const sum = (weights: readonly number[]) => weights.reduce((a, b) => a + b, 0)
  // A word of many choices tells less.
  const share = (i: number) => 1 / Math.max(1, (likes[i] ?? []).filter((like) => like > 0).length)
  const found = sum(said.map(({ weight }, i) => weight * likeHere(i) * share(i)))
  const all = sum(
    said.map((token, i) => {
      if (likeHere(i) > 0) return token.weight * share(i)
      const isUnknown = token.meaning.senses.size === 0 && !token.meaning.isDeed
      return token.isDenied ? 0 : token.weight * (fits && isUnknown ? UNKNOWN_WEIGHT : 1) * share(i)
    }),
  )
  const differs =
    !shared.some(({ meaning }) => meaning.isDeed) &&
    said.some(({ meaning, weight }, i) => meaning.isDeed && weight === 1 && likeHere(i) === 0)
  const ofSaid = (found / all) * (differs ? OTHER_DEED : 1)
  const ofChoice = found / sum(choice.map(({ weight }) => weight))
  if (shared.every(({ weight }) => weight < 1)) return Math.min(COMMON_SCORE, ofSaid)
  return Math.min(1, shared.length > 1 ? Math.max(ofSaid, ofChoice) : ofSaid)
}
