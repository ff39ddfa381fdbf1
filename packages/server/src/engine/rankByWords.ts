import { stemOf, wordsOf } from './plainWords.ts'

export interface RankedChoice {
  /** Place of the choice in the list that was ranked. */
  index: number
  /** 0 to 1: how much of what was said the choice answers. */
  score: number
}

/** Ranks choices by how well they answer a player's words, best first; unrelated ones may be absent. */
export type RankChoices = (text: string, choices: readonly string[]) => readonly RankedChoice[]

/** Words that every sentence has; they tell no choice from another. */
const EMPTY_WORDS = new Set(
  `a an the i im ill me my mine we us our you your he she it its they them his her their to of in on at
  by for with from into onto up down out off over and or but so then than that this these those there
  here is are am be been was were do does did will would shall should can could may might must let lets
  about around toward towards want try just now very really please some any all one ones thing
  मैं मैने मैंने मुझे मेरा मेरी मेरे हम हमें तुम तू आप वह वो यह ये उस इस उन इन को का की के से में पर और या तो ही भी ने
  है हैं हूं हूँ था थी थे हो होना रहा रही रहे गा गी गे कर करके करो करना करता करती करूं एक अब फिर चाहता चाहती लिए तक ओर तरफ पास साथ`
    .split(/\s+/u)
    .filter(Boolean),
)

/** Words that mean one thing to a player. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['go', 'walk head move run step travel leave proceed जा चल बढ़'],
    ['take', 'grab pick seize lift get collect ले उठा पकड़'],
    ['look', 'see watch observe examine inspect stare देख निहार'],
    ['speak', 'talk say tell ask answer reply call बोल कह पूछ बता'],
    ['fight', 'attack strike hit battle लड़ मार'],
    ['enter', 'inside अंदर भीतर'],
    ['help', 'save rescue aid बचा मदद'],
    ['wait', 'stay remain रुक ठहर'],
    ['refus', 'reject deny decline'],
    ['hide', 'conceal छिप छुप'],
  ].flatMap(([meaning = '', words = '']) =>
    words.split(' ').map((word) => [stemOf(word), stemOf(meaning)]),
  ),
)

/** Deeds so common that sharing one of them alone says little. */
const COMMON_DEEDS = new Set(['go', 'take', 'look', 'speak'].map(stemOf))
const COMMON_DEED_WEIGHT = 0.5
const COMMON_DEED_SCORE = 0.4

/** Ranks by shared words, lightly stemmed, Latin and Devanagari. A word of many choices weighs less. */
export const rankByWords: RankChoices = (text, choices) => {
  const said = meaningOf(text)
  const meanings = choices.map(meaningOf)
  const weigh = (word: string) =>
    (COMMON_DEEDS.has(word) ? COMMON_DEED_WEIGHT : 1) /
    Math.max(1, meanings.filter((meaning) => meaning.has(word)).length)

  return meanings
    .map((meaning, index) => ({ index, score: likeness(said, meaning, weigh) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
}

function meaningOf(text: string): Set<string> {
  const words = wordsOf(text).filter((word) => !EMPTY_WORDS.has(word))
  return new Set(words.map((word) => ALIKE[stemOf(word)] ?? stemOf(word)))
}

/** The share of what was said; for two words shared or more, the share of the choice if that is larger. */
function likeness(
  said: ReadonlySet<string>,
  meaning: ReadonlySet<string>,
  weigh: (word: string) => number,
): number {
  const shared = [...said].filter((word) => meaning.has(word))
  const weightOf = (words: Iterable<string>) =>
    [...words].reduce((sum, word) => sum + weigh(word), 0)
  if (shared.length === 0) return 0

  const ofSaid = weightOf(shared) / weightOf(said)
  const ofChoice = weightOf(shared) / weightOf(meaning)
  if (shared.every((word) => COMMON_DEEDS.has(word))) return Math.min(COMMON_DEED_SCORE, ofSaid)
  return shared.length > 1 ? Math.max(ofSaid, ofChoice) : ofSaid
}
