import { isAsking, isOnlyQuestion, isRequest } from '../words/question.ts'
import { memoize } from '../words/memoize.ts'
import { isTold, wordsTold } from './heardWords.ts'
import { kinshipTo, NO_LORE, type WordLore } from './likeness.ts'
import { compare, phraseOf, shareOf, type Compared, type Phrase } from './phrase.ts'
import { CHOICE_WEIGHTS, ELSE_WEIGHTS, weigh, type Signs } from './signs.ts'
import { agreement, together, type Vector } from './vector.ts'

/** What lies open to be meant. */
export interface Candidate {
  /** The author's words for it, the first of them those that the player reads. */
  phrases: readonly string[]
  /** What is told where it leads: words of that speak for it, too. */
  beyond: string
}

/** How well a candidate fits what was said. */
export interface Fit extends Signs {
  /** Place of the candidate in the list that was ranked. */
  index: number
  /** Place of the phrase that came nearest among those of the candidate. */
  phrase: number
  /** Grows with all that speaks for it; 0 where nothing does. */
  score: number
  /** Share of what was said that its phrases answer. */
  answered: number
  /** Share of what was said that the nearest phrase answers. */
  ofSaid: number
  /** Share of the words that the scene tells and no candidate has. */
  aside: number
}

/** Ranks what words may have meant in a scene, best first. */
export type RankChoices = (
  text: string,
  candidates: readonly Candidate[],
  scene: string,
) => readonly Fit[]

/** A candidate with all of it that stays the same, whatever is said. */
interface Prepared {
  phrases: readonly Phrase[]
  centre: Vector | undefined
  /** English stems that its words stand for. */
  stems: ReadonlySet<string>
  told: ReadonlySet<string>
  asks: boolean
}

/** A candidate held against what was said. */
interface Weighed extends Prepared {
  compared: readonly Compared[]
  /** How near it comes to each word said. */
  near: readonly number[]
  /** Whether each word said is told where it leads. */
  tells: readonly boolean[]
}

interface Hearing {
  said: Phrase
  isQuestion: boolean
  aside: number
  candidates: readonly Weighed[]
  lore: WordLore
}

const TEXTS_KEPT = 256
const MOST_COUNT = 2.5
const MOST_MISSED = 4
/** A deed less alike than this is another deed. */
const RELATED = 0.3
/** A deed that tells less than this is done on the way to every other. */
const TELLING = 0.3
/** From here on a word is answered, and no wider kin is looked for. */
const ANSWERED = 0.5

/** Ranks with what is known of words beyond the engine's own lists. */
export function rankWith(lore: WordLore): RankChoices {
  // What a story offers stays the same as long as its version is open.
  const known = new WeakMap<Candidate, Prepared>()
  // The same words are held against choices, and against each of the author's answers.
  const saidOf = memoize((text) => phraseOf(text, lore), TEXTS_KEPT)
  const prepared = (candidate: Candidate) => {
    const ready = known.get(candidate) ?? prepare(candidate, lore)
    known.set(candidate, ready)
    return ready
  }
  return (text, candidates, scene) => {
    const isQuestion = isOnlyQuestion(text) && !isRequest(text)
    const hearing = {
      ...heard(saidOf(text), candidates.map(prepared), wordsTold(scene), lore),
      isQuestion,
    }
    return hearing.candidates
      .map((candidate, index) => fitOf(hearing, candidate, index))
      .toSorted((a, b) => b.score - a.score || a.index - b.index)
  }
}

/** Ranks by the engine's own lists alone. */
export const rankByMeaning: RankChoices = rankWith(NO_LORE)

/** A score that is as much as none. */
const EVEN = Math.exp(ELSE_WEIGHTS.base)

/** How near a candidate came, from 0 to 1: words that are one of its phrases come nearest. */
export const nearnessOf = ({ score }: Fit): number => score / (score + EVEN)

function prepare({ phrases: texts, beyond }: Candidate, lore: WordLore): Prepared {
  const phrases = texts.map((text) => phraseOf(text, lore))
  return {
    phrases,
    centre: together(phrases.map(({ vector }) => [vector, 1])),
    stems: new Set(phrases.flatMap(({ words }) => words.flatMap(({ keys }) => keys))),
    told: wordsTold([beyond, ...texts].join(' ')),
    asks: isAsking(texts[0] ?? ''),
  }
}

function heard(
  said: Phrase,
  ready: readonly Prepared[],
  here: ReadonlySet<string>,
  lore: WordLore,
): Omit<Hearing, 'isQuestion'> {
  const candidates = ready.map((candidate): Weighed => {
    const compared = candidate.phrases.map((phrase) => compare(said, phrase, lore))
    const near = said.words.map((_, i) => most(compared.map((one) => one.near[i] ?? 0)))
    const tells = said.words.map((word) => isTold(word, candidate.told))
    return { ...candidate, compared, near, tells }
  })
  const astray = said.words.filter(
    (word, i) => isTold(word, here) && most(candidates.map(({ near }) => near[i] ?? 0)) < RELATED,
  )
  return {
    said,
    aside: astray.length / Math.max(1, said.words.length),
    candidates,
    lore,
  }
}

function fitOf(hearing: Hearing, candidate: Weighed, index: number): Fit {
  const { said, isQuestion, aside } = hearing
  const { compared, near, centre, asks } = candidate
  const order = compared.toSorted((a, b) => b.both - a.both)
  const [best = NO_PHRASE, second = best] = order
  const answered = shareOf(said, near)
  const others = hearing.candidates.filter((one) => one !== candidate)
  const elsewhere = (i: number) => most(others.map((other) => other.near[i] ?? 0))
  const signs: Signs = {
    ofPhrase: best.ofPhrase,
    second: second.both,
    support: shareOf(said, supportOf(candidate)),
    own: shareOf(
      said,
      near.map((like, i) => Math.max(0, like - elsewhere(i))),
    ),
    beyond: shareOf(said, beyondOf(hearing, candidate)),
    kin: shareOf(said, kinOf(hearing, candidate)),
    centre: agreement(said.vector, centre),
    count: Math.min(MOST_COUNT, answered * said.weight),
    missed: Math.min(MOST_MISSED, (1 - answered) * said.weight),
    otherDeed: isOtherDeed(said, near) ? 1 : 0,
    question: isQuestion && !asks ? 1 : 0,
    denied: said.words.some(({ isDenied }) => isDenied) ? 1 : 0,
  }
  const isTouched = answered + signs.beyond + signs.kin + Math.max(0, signs.centre) > 0
  const score = isTouched ? Math.exp(weigh(signs, CHOICE_WEIGHTS)) : 0
  const phrase = Math.max(0, compared.indexOf(best))
  return { ...signs, index, phrase, score, ofSaid: best.ofSaid, answered, aside }
}

const NO_PHRASE: Compared = { near: [], ofSaid: 0, ofPhrase: 0, both: 0 }

const most = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b), 0)

/** How far each word said is answered, by one phrase a little, by all of them wholly. */
const supportOf = ({ compared, near }: Weighed) =>
  near.map((_, i) => {
    const all = compared.reduce((sum, one) => sum + (one.near[i] ?? 0), 0)
    return Math.sqrt(all / Math.max(1, compared.length))
  })

/** How far each word said is told where a candidate leads; where several tell of it, they share it. */
const beyondOf = ({ said, candidates }: Hearing, { tells }: Weighed) =>
  said.words.map(({ isDenied }, i) => {
    const times = candidates.filter((one) => one.tells[i] === true).length
    return !isDenied && tells[i] === true && times < candidates.length ? 1 / times : 0
  })

/** How near kin of a candidate's words each word said is that is none of them. */
const kinOf = ({ said, lore }: Hearing, { stems, near }: Weighed) =>
  said.words.map((word, i) => ((near[i] ?? 0) >= ANSWERED ? 0 : kinshipTo(word, stems, lore)))

function isOtherDeed({ words }: Phrase, near: readonly number[]): boolean {
  const at = words.findIndex(({ meaning }) => meaning.isDeed)
  return (words[at]?.weight ?? 0) >= TELLING && (near[at] ?? 0) < RELATED
}
