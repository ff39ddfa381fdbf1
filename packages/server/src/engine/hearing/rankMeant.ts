import { isAskedOf, isAsking, isOnlyQuestion, isQuestion, isRequest } from '../words/question.ts'
import { memoize } from '../words/memoize.ts'
import { isTold, wordsTold } from './heardWords.ts'
import { intentOf } from './intent/intentOf.ts'
import { offTopicIn, type OffTopicChances } from './offTopic/offTopicIn.ts'
import { offTopicSigns } from './offTopic/offTopicSigns.ts'
import { outsideIn, type Outside } from './outside/outsideIn.ts'
import { NO_LORE, type WordLore } from './likeness.ts'
import { compare, lettersOf, phraseOf, shareOf, type Compared, type Phrase } from './phrase.ts'
import { CHOICE_WEIGHTS, ELSE_WEIGHTS, weigh, type Signs } from './signs.ts'
import { agreement, together } from './vector.ts'
import {
  beyondOf,
  isElse,
  isOtherDeed,
  kinOf,
  leadIn,
  leadsElsewhere,
  most,
  ownOf,
  RELATED,
  setsApart,
  spelt,
  supportOf,
  type Hearing,
  type Prepared,
  type Weighed,
} from './weighed.ts'

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
  /** How near its phrases come to each word said. */
  near: readonly number[]
  /** Whether the nearest of its phrases asks something. */
  asks: boolean
  /** Whether any of them puts a question, and the nearest or the one that is read asks something. */
  mayAsk: boolean
  /** A deed leads what was said, and none of its phrases does that or anything of its kind. */
  doesElse: boolean
}

/** How well a phrase of an author's fits what was said. */
export interface PhraseFit extends Compared {
  /** Place of the phrase in the list. */
  index: number
}

export interface RankChoices {
  /** Ranks what words may have meant in a scene, best first. */
  (text: string, candidates: readonly Candidate[], scene: string): readonly Fit[]
  /** Holds words against phrases by themselves, in their order. */
  phrases: (text: string, phrases: readonly string[]) => readonly PhraseFit[]
  /** How likely words are about playing, and about what. */
  outside: (text: string) => Outside
  /** How likely words are of the world outside, or wish for a wonder, where a story tells these stems. */
  offTopic: (text: string, told: ReadonlySet<string>) => OffTopicChances
  /** What emoji show, in words that can be ranked. */
  emojiNames: (text: string) => string
}

const TEXTS_KEPT = 256
const MOST_COUNT = 2.5
const MOST_MISSED = 4
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
  const phrasesOf = new WeakMap<readonly string[], readonly Phrase[]>()
  // An author's phrases are held against the same words more than once in a turn.
  const lastFits = new WeakMap<readonly string[], { said: Phrase; fits: readonly PhraseFit[] }>()
  const phrases = (text: string, texts: readonly string[]) => {
    const said = saidOf(text)
    const last = lastFits.get(texts)
    if (last?.said === said) return last.fits
    const ready = phrasesOf.get(texts) ?? texts.map((phrase) => phraseOf(phrase, lore))
    phrasesOf.set(texts, ready)
    const fits = ready.map((phrase, index) => ({ ...compare(said, phrase, lore), index }))
    lastFits.set(texts, { said, fits })
    return fits
  }
  const rank = (text: string, candidates: readonly Candidate[], scene: string) => {
    const isQuestion = isOnlyQuestion(text) && !isRequest(text)
    const hearing = {
      ...heard(saidOf(text), candidates.map(prepared), wordsTold(scene), lore),
      isQuestion,
      isLooking: intentOf(text).intent === 'look',
      lead: intentOf(text).form === 'deed' ? leadIn(saidOf(text)) : null,
    }
    return hearing.candidates
      .map((candidate, index) => fitOf(hearing, candidate, index))
      .toSorted((a, b) => b.score - a.score || a.index - b.index)
  }
  const outside = memoize((text) => outsideIn(text, lore.outsideWeightOf), TEXTS_KEPT)
  const offTopic = (text: string, told: ReadonlySet<string>) =>
    offTopicIn(offTopicSigns(text, told), lore.offTopicWeightsOf)
  return Object.assign(rank, { phrases, outside, offTopic, emojiNames: lore.emojiNames })
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
    letters: phrases.map(lettersOf),
    centre: together(phrases.map(({ vector }) => [vector, 1])),
    stems: new Set(phrases.flatMap(({ words }) => words.flatMap(({ keys }) => keys))),
    roots: new Set(phrases.flatMap(({ words }) => words.map(({ meaning }) => meaning.root))),
    told: wordsTold([beyond, ...texts].join(' ')),
    asks: isAsking(texts[0] ?? ''),
    asking: texts.map(isAsking),
    mayAsk: texts.some((text) => isQuestion(text) || isAskedOf(text)),
    intents: new Set(texts.map((text) => intentOf(text).intent)),
  }
}

function heard(
  said: Phrase,
  ready: readonly Prepared[],
  here: ReadonlySet<string>,
  lore: WordLore,
): Omit<Hearing, 'isQuestion' | 'isLooking' | 'lead'> {
  const candidates = ready.map((candidate): Weighed => {
    const reached = candidate.phrases.map((): number[] => [])
    const compared = candidate.phrases.map((phrase, i) => compare(said, phrase, lore, reached[i]))
    const near = said.words.map((_, i) => most(compared.map((one) => one.near[i] ?? 0)))
    const tells = said.words.map((word) => isTold(word, candidate.told))
    const nearest = most(compared.map(({ both }) => both))
    return { ...candidate, compared, reached, nearest, near, tells }
  })
  const astray = said.words.filter(
    (word, i) => isTold(word, here) && most(candidates.map(({ near }) => near[i] ?? 0)) < RELATED,
  )
  return {
    said,
    aside: astray.length / Math.max(1, said.words.length),
    candidates,
    letters: lettersOf(said),
    lore,
  }
}

function fitOf(hearing: Hearing, candidate: Weighed, index: number): Fit {
  const { said, aside } = hearing
  const { compared, near } = candidate
  const order = compared.toSorted((a, b) => b.both - a.both)
  const [best = NO_PHRASE, second = best] = order
  const answered = shareOf(said, near)
  const signs = signsOf(hearing, candidate, { best, second, answered })
  const isTouched = answered + signs.beyond + signs.kin + Math.max(0, signs.centre) > 0
  const score = isTouched ? Math.exp(weigh(signs, CHOICE_WEIGHTS)) : 0
  const phrase = Math.max(0, compared.indexOf(best))
  const asks = candidate.asking[phrase] ?? false
  return {
    ...signs,
    index,
    phrase,
    score,
    ofSaid: best.ofSaid,
    answered,
    aside,
    near,
    asks,
    mayAsk: candidate.mayAsk && (asks || candidate.asks),
    doesElse: hearing.lead !== null && leadsElsewhere(hearing.lead, candidate),
  }
}

interface Nearest {
  best: Compared
  second: Compared
  answered: number
}

function signsOf(hearing: Hearing, candidate: Weighed, { best, second, answered }: Nearest): Signs {
  const { said, isQuestion, isLooking } = hearing
  const { near } = candidate
  const others = hearing.candidates.filter((one) => one !== candidate)
  const own = shareOf(said, ownOf(candidate, others))
  return {
    ofPhrase: best.ofPhrase,
    second: second.both,
    support: shareOf(said, supportOf(candidate)),
    own,
    beyond: shareOf(said, beyondOf(hearing, candidate)),
    kin: shareOf(said, kinOf(hearing, candidate)),
    centre: agreement(said.vector, candidate.centre),
    count: Math.min(MOST_COUNT, answered * said.weight),
    missed: Math.min(MOST_MISSED, (1 - answered) * said.weight),
    otherDeed: isOtherDeed(said, near) ? 1 : 0,
    question: isQuestion && !candidate.asks ? 1 : 0,
    denied: said.words.some(({ isDenied }) => isDenied) ? 1 : 0,
    ownCount: Math.min(MOST_COUNT, own * said.weight),
    whole: answered * answered,
    both: best.both,
    behind: Math.max(0, most(others.map(({ nearest }) => nearest)) - best.both),
    spelt: spelt(hearing, candidate),
    onlyLooks: isLooking && isElse(said, near) ? 1 : 0,
    setsApart: setsApart(candidate, others),
  }
}

const NO_PHRASE: Compared = { near: [], ofSaid: 0, ofPhrase: 0, both: 0 }
