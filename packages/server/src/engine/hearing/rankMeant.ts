import { heardWords, isTold, wordsTold, type HeardWord } from './heardWords.ts'
import { likeness, NO_LORE, type WordLore } from './likeness.ts'

/** What lies open to be meant. */
export interface Candidate {
  /** The author's words for it, the first of them those that the player reads. */
  phrases: readonly string[]
  /** What is told where it leads: words of that speak for it, too. */
  beyond: string
}

/** How well a candidate fits what was said. */
export interface Fit {
  /** Place of the candidate in the list that was ranked. */
  index: number
  /** Place of the phrase that came nearest among those of the candidate. */
  phrase: number
  /** Grows with all that speaks for it; 0 where nothing does. */
  score: number
  /** Share of what was said that it answers. */
  ofSaid: number
  /** Share of its own words that were said. */
  ofPhrase: number
  /** Share of what was said that is told where it leads, and not where the others do. */
  ofBeyond: number
  /** How many words speak for it, by their weight. */
  count: number
  /** How alike the most telling pair of words is. */
  strongest: number
  /** How alike the deeds are. */
  deed: number
  /** A deed was said that the candidate has nothing of. */
  isOtherDeed: boolean
  /** Share of what was said that speaks of the scene and of no candidate. */
  aside: number
}

/** Ranks what words may have meant in a scene, best first. */
export type RankChoices = (
  text: string,
  candidates: readonly Candidate[],
  scene: string,
) => readonly Fit[]

const SAID = 0.6
const PHRASE = 0.6
const BEYOND = 0.8
/** A word that no list and no text here knows speaks little against a candidate. */
const UNKNOWN_WEIGHT = 0.6
const LATER_WEIGHT = 0.4
/** Where another candidate has the word more nearly, its likeness here says less. */
const SECOND_BEST = 0.5
/** A word that several candidates share tells less. */
const SHARED = 0.6
const LEAST_SHARE = 0.3
const MOST_COUNT = 2
const RELATED = 0.3

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
const most = (numbers: readonly number[]) => Math.max(0, ...numbers)

/** A phrase held against what was said: a row for each word said, a column for each of its own. */
interface Compared {
  words: readonly HeardWord[]
  likes: readonly (readonly number[])[]
}

/** All that was said, with how near each word comes to each candidate. */
interface Hearing {
  said: readonly HeardWord[]
  /** A row for each word said, a column for each candidate. */
  near: readonly (readonly number[])[]
  /** Which words the scene speaks of. */
  isHere: readonly boolean[]
  /** A row for each word said: whether it is told where each candidate leads. */
  isBeyond: readonly (readonly boolean[])[]
}

/** Ranks with what is known of words beyond the engine's own lists. */
export const rankWith =
  (lore: WordLore): RankChoices =>
  (text, candidates, scene) => {
    const said = heardWords(text)
    const compared = candidates.map(({ phrases }) =>
      phrases.map((phrase) => compare(said, heardWords(phrase), lore)),
    )
    const beyond = candidates.map((candidate) =>
      wordsTold([candidate.beyond, ...candidate.phrases].join(' ')),
    )
    const here = wordsTold(scene)
    const hearing: Hearing = {
      said,
      near: said.map((_, i) =>
        compared.map((phrases) => most(phrases.map(({ likes }) => most(likes[i] ?? [])))),
      ),
      isHere: said.map((word) => isTold(word, here)),
      isBeyond: said.map((word) => beyond.map((told) => isTold(word, told))),
    }
    return compared
      .map((phrases, index) => fitOf(hearing, phrases, index))
      .toSorted((a, b) => b.score - a.score || a.index - b.index)
  }

/** How near a candidate came, from 0 to 1: words that are one of its phrases come nearest. */
export const nearnessOf = ({ score }: Fit): number => Math.min(1, score / (SAID + PHRASE))

/** Ranks by the engine's own lists alone. */
export const rankByMeaning: RankChoices = rankWith(NO_LORE)

const compare = (
  said: readonly HeardWord[],
  words: readonly HeardWord[],
  lore: WordLore,
): Compared => ({
  words,
  likes: said.map((one) => words.map((other) => likeness(one, other, lore))),
})

function fitOf(hearing: Hearing, phrases: readonly Compared[], index: number): Fit {
  const ofBeyond = shareBeyond(hearing, index)
  const aside = shareAside(hearing)
  const fits = phrases.map((phrase, place) => {
    const { ofSaid, count } = answered(hearing, phrase, index)
    const ofPhrase = shareOfPhrase(phrase)
    const score = SAID * ofSaid + PHRASE * ofPhrase + BEYOND * ofBeyond
    const pairs = tellingPairs(hearing, phrase)
    return { index, phrase: place, score, ofSaid, ofPhrase, ofBeyond, count, aside, ...pairs }
  })
  const none = {
    phrase: 0,
    score: 0,
    ofSaid: 0,
    ofPhrase: 0,
    count: 0,
    strongest: 0,
    deed: 0,
    isOtherDeed: false,
  }
  return fits.toSorted((a, b) => b.score - a.score)[0] ?? { ...none, index, ofBeyond, aside }
}

/** How much of what was said the phrase answers, and by how many words. */
function answered({ said, near, isHere }: Hearing, { likes }: Compared, index: number) {
  const parts = said.map(({ weight, keys, isLater }, i) => {
    const like = most(likes[i] ?? [])
    const elsewhere = most((near[i] ?? []).filter((_, other) => other !== index))
    const own = like >= elsewhere ? like : like * SECOND_BEST
    const tells = elsewhere > 0 ? Math.max(LEAST_SHARE, 1 - elsewhere * SHARED) : 1
    const isKnown = like > 0 || keys.length > 0 || isHere[i] === true
    const counts = weight * (isLater ? LATER_WEIGHT : 1) * (isKnown ? tells : UNKNOWN_WEIGHT)
    return { counts, own, count: weight * own * tells }
  })
  const found = sum(parts.map(({ counts, own }) => counts * own))
  const all = sum(parts.map(({ counts }) => counts))
  return {
    ofSaid: share(found, all),
    count: Math.min(MOST_COUNT, sum(parts.map(({ count }) => count))),
  }
}

function shareOfPhrase({ words, likes }: Compared): number {
  const found = words.map(({ weight }, j) => weight * most(likes.map((row) => row[j] ?? 0)))
  return share(sum(found), sum(words.map(({ weight }) => weight)))
}

function shareBeyond({ said, isBeyond }: Hearing, index: number): number {
  const found = said.map(({ weight, isDenied }, i) => {
    if (isDenied) return 0
    const row = isBeyond[i] ?? []
    const times = row.filter(Boolean).length
    return row[index] === true && times < row.length ? weight / times : 0
  })
  return share(sum(found), sum(said.map(({ weight }) => weight)))
}

function shareAside({ said, near, isHere, isBeyond }: Hearing): number {
  const astray = said.filter(
    (_, i) => isHere[i] === true && most(near[i] ?? []) < RELATED && !isBeyond[i]?.some(Boolean),
  )
  return share(astray.length, said.length)
}

function tellingPairs({ said }: Hearing, { words, likes }: Compared) {
  const strongest = most(
    said.flatMap(({ weight }, i) =>
      weight < 1 ? [] : words.map((word, j) => (likes[i]?.[j] ?? 0) * word.weight),
    ),
  )
  const ours = said.findIndex(({ meaning }) => meaning.isDeed)
  const theirs = words.findIndex(({ meaning }) => meaning.isDeed)
  return {
    strongest,
    deed: ours < 0 || theirs < 0 ? 0 : (likes[ours]?.[theirs] ?? 0),
    isOtherDeed: said[ours]?.weight === 1 && most(likes[ours] ?? []) < RELATED,
  }
}
