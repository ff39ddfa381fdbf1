import {
  peopleAt,
  plainText,
  reactionsAt,
  type Choice,
  type OpenReaction,
  type Reaction,
  type StoryGraph,
  type Topic,
  type World,
} from '@kathasagar/story'

import type { Lexicon, Vector } from '../text/lexicon.ts'
import { containsQuestion, denies, isQuestionWord, refuses } from '../text/question.ts'
import type { Ruling } from '../world/ruling.ts'
import type { Offer, TurnState } from '../world/turnState.ts'
import type { Lore } from './lore.ts'

/** Weights of a candidate's features. Shares and similarities range from 0 to 1. */
const MEANT = {
  /** Letter similarity to the nearest phrase and to all phrases. */
  like: 1.54,
  centre: 6.21,
  ofPhrase: 1.97,
  /** Fraction of the input that the phrases cover, by words and by letters, and the covered amount. */
  cover: 1.36,
  coverLetters: 1.66,
  count: 2.7,
  /** 1 if the input asks something and the choice does not. */
  asked: -1.67,
  /** 1 if the input negates something and the candidate does not. */
  denied: -1.16,
  isScene: 0.67,
  isStory: -2.17,
  isTopic: -3.35,
  answerLike: -1.65,
  answerCover: -1.75,
  topicAsked: 3.59,
}

const NONE = {
  base: -1.02,
  /** 1 if there are no answers. Decreases with the number of answers. */
  alone: 2.87,
}

export type Features = Record<keyof typeof MEANT, number>
export type NoneFeatures = Record<keyof typeof NONE, number>
export type Weights = Features & NoneFeatures

/** Feature weights, fitted by `npm run fit -- hearing` on sentences that no test uses. */
export const WEIGHTS: Weights = { ...MEANT, ...NONE }

export interface Candidate {
  kind: 'choice' | 'scene' | 'story' | 'topic'
  phrases: readonly string[]
}

interface Measured {
  features: Features
  nearest: number
  /** True if the input asks something and the nearest phrase does not. */
  isAsked: boolean
  /** True if the input only negates something and the nearest phrase does not. */
  isDenied: boolean
}

/** Typical number of answers in a sparse scene. A full scene has ten times as many. */
export const SPARSE_ANSWERS = 4
const MUCH = 20

/** Vectors of phrases in shared arrays, because small arrays take several times the memory. */
interface Packed {
  ids: Int32Array
  weights: Float32Array
  /** Number of terms up to and including each phrase. */
  ends: readonly number[]
}

function pack(vectors: readonly Vector[]): Packed {
  let end = 0
  const ends = vectors.map(({ ids }) => (end += ids.length))
  const buffer = new ArrayBuffer(8 * end)
  const packed = {
    ids: new Int32Array(buffer, 0, end),
    weights: new Float32Array(buffer, 4 * end),
    ends,
  }
  vectors.forEach(({ ids, weights }, at) => {
    packed.ids.set(ids, ends[at - 1] ?? 0)
    packed.weights.set(weights, ends[at - 1] ?? 0)
  })
  return packed
}

interface Prepared {
  lexicon: Lexicon
  byRoot: Packed
  byRun: Packed
  length: number
  asking: readonly boolean[]
  asks: boolean
  denying: readonly boolean[]
  denies: boolean
}

const known = new WeakMap<Candidate, Prepared>()

function prepare(lexicon: Lexicon, candidate: Candidate): Prepared {
  const ready = known.get(candidate)
  if (ready?.lexicon === lexicon) return ready
  const { phrases } = candidate
  const reads = phrases.map((phrase) => lexicon.read(phrase, true))
  const sum = new Map<number, number>()
  for (const { byRun } of reads)
    byRun.ids.forEach((id, at) => sum.set(id, (sum.get(id) ?? 0) + (byRun.weights[at] ?? 0)))
  const denying = phrases.map((phrase, i) => denies(phrase, reads[i]?.words ?? []))
  const made = {
    lexicon,
    byRoot: pack(reads.map(({ byRoot }) => byRoot)),
    byRun: pack(reads.map(({ byRun }) => byRun)),
    length: Math.hypot(...sum.values()) || 1,
    asking: phrases.map((phrase, i) => containsQuestion(phrase, reads[i]?.words ?? [])),
    asks: phrases.some((phrase, i) => isQuestionWord(phrase, reads[i]?.words ?? [])),
    denying,
    denies: denying.includes(true),
  }
  known.set(candidate, made)
  return made
}

/** Input indexed by the story's term ids. Lookups are most of the cost of matching. */
class Spread {
  readonly #said: Vector
  readonly #weights: Float32Array
  /** Last candidate that matched each term. -1 if there is no such candidate, 0 if the term is not in the input. */
  readonly #met: Int32Array

  constructor(said: Vector, size: number) {
    this.#said = said
    this.#weights = new Float32Array(size)
    this.#met = new Int32Array(size)
    for (const [at, id] of said.ids.entries()) {
      this.#weights[id] = said.weights[at] ?? 0
      this.#met[id] = -1
    }
  }

  /** Returns the similarity of a phrase, and the share of its terms in the input. */
  meet({ ids, weights, ends }: Packed, phrase: number, candidate: number) {
    let [like, all, shared] = [0, 0, 0]
    for (let at = ends[phrase - 1] ?? 0; at < ends[phrase]!; at += 1) {
      const [id, weight] = [ids[at]!, weights[at]!]
      all += weight
      if (this.#met[id] === 0) continue
      this.#met[id] = candidate
      like += this.#weights[id]! * weight
      shared += weight
    }
    return { like, share: all === 0 ? 0 : shared / all }
  }

  coveredBy(candidate: number): number {
    const { ids, weights } = this.#said
    let [all, share] = [0, 0]
    for (let at = 0; at < ids.length; at += 1) {
      all += weights[at]!
      if (this.#met[ids[at]!] === candidate) share += weights[at]!
    }
    return all === 0 ? 0 : share / all
  }
}

interface Said extends Record<'asks' | 'denies' | 'refuses', boolean> {
  roots: Spread
  runs: Spread
  told: number
}

function measureOne(said: Said, { kind }: Candidate, prepared: Prepared, number: number): Measured {
  let [best, nearest, all, ofPhrase] = [0, 0, 0, 0]
  const { byRun, byRoot } = prepared
  for (let phrase = 0; phrase < byRun.ends.length; phrase += 1) {
    const { like } = said.runs.meet(byRun, phrase, number)
    all += like
    if (like > best) [best, nearest] = [like, phrase]
    ofPhrase = Math.max(ofPhrase, said.roots.meet(byRoot, phrase, number).share)
  }
  const cover = said.roots.coveredBy(number)
  const isChoice = kind === 'choice'
  const features = {
    like: best,
    centre: all / prepared.length,
    ofPhrase,
    cover,
    coverLetters: said.runs.coveredBy(number),
    count: Math.min(1, (cover * said.told) / MUCH),
    asked: Number(said.asks && isChoice && !prepared.asks),
    denied: Number(said.denies && !prepared.denies),
    isScene: Number(kind === 'scene'),
    isStory: Number(kind === 'story'),
    isTopic: Number(kind === 'topic'),
    answerLike: isChoice ? 0 : best,
    answerCover: isChoice ? 0 : cover,
    topicAsked: Number(said.asks && kind === 'topic'),
  }
  return {
    features,
    nearest,
    isAsked: said.asks && prepared.asking[nearest] !== true,
    isDenied: said.refuses && prepared.denying[nearest] !== true,
  }
}

export function measure(
  lexicon: Lexicon,
  text: string,
  candidates: readonly Candidate[],
): { measured: readonly Measured[]; none: NoneFeatures } {
  const ready = candidates.map((one) => [one, prepare(lexicon, one)] as const)
  const { words, byRoot, byRun } = lexicon.read(text)
  const roots = new Spread(byRoot, lexicon.sizes.roots)
  const runs = new Spread(byRun, lexicon.sizes.runs)
  const said = {
    roots,
    runs,
    told: byRoot.length,
    asks: containsQuestion(text, words),
    denies: denies(text, words),
    refuses: refuses(text, words),
  }
  const measured = ready.map(([one, prepared], at) => measureOne(said, one, prepared, at + 1))
  const none = {
    base: 1,
    alone: 1 / (1 + candidates.filter(({ kind }) => kind !== 'choice').length / SPARSE_ANSWERS),
  }
  return { measured, none }
}

export interface Scored extends Measured {
  index: number
  chance: number
}

const weigh = (features: Partial<Weights>, weights: Weights): number =>
  (Object.keys(features) as (keyof Weights)[]).reduce(
    (sum, name) => sum + (features[name] ?? 0) * weights[name],
    0,
  )

/** Returns probabilities that add up to 1. The last one means no candidate. */
export function chancesOf(
  candidates: readonly Features[],
  none: NoneFeatures,
  weights: Weights,
): readonly number[] {
  const sums = [...candidates, none].map((one) => weigh(one, weights))
  const most = Math.max(...sums)
  const each = sums.map((sum) => Math.exp(sum - most))
  const all = each.reduce((a, b) => a + b, 0)
  return each.map((one) => one / all)
}

/** Minimum matching fraction of the input, or of an answer's phrase. */
const COVERED = 0.16
const SAID = 0.5
/** Minimum fraction of matching letters, to find misspelt and inflected words. */
const SPELT = 0.3

function isItsOwn({ cover, coverLetters, ofPhrase }: Features, { kind }: Candidate): boolean {
  const isAnswered = kind !== 'choice' && cover > 0 && ofPhrase >= SAID
  return cover >= COVERED || coverLetters >= SPELT || isAnswered
}

export function score(
  lexicon: Lexicon,
  text: string,
  candidates: readonly Candidate[],
): readonly Scored[] {
  const { measured, none } = measure(lexicon, text, candidates)
  const features = measured.map((one) => one.features)
  const chances = chancesOf(features, none, WEIGHTS)
  return candidates.map((candidate, index) => {
    const one = measured[index]!
    return { ...one, index, chance: isItsOwn(one.features, candidate) ? chances[index]! : 0 }
  })
}

export interface InputContext {
  graph: StoryGraph
  world: World | null
  node: string
  text: string
  lore: Lore
}

export type Answering = Ruling & { kind: 'reaction' | 'topic' }
type ToWords = Ruling & { kind: 'reaction' }

/** An available answer and the phrases that match it. */
interface OpenAnswer {
  ruling: Answering
  candidate: Candidate
}

const knownCandidates = new WeakMap<object, Candidate>()

function kept(part: Choice | Reaction | Topic, make: () => Candidate): Candidate {
  const candidate = knownCandidates.get(part) ?? make()
  knownCandidates.set(part, candidate)
  return candidate
}

export const candidatesOf = (
  graph: StoryGraph,
  { node }: Pick<TurnState, 'node'>,
  offers: readonly Offer[],
): Candidate[] =>
  offers.map(({ text, path }) => {
    const choice = path.kind === 'choice' ? graph.node(node).choices[path.index] : undefined
    if (choice === undefined) return { kind: 'choice', phrases: [text] }
    return kept(choice, () => ({ kind: 'choice', phrases: [choice.text, ...(choice.also ?? [])] }))
  })

export function availableAnswers(
  graph: StoryGraph,
  world: World | null,
  node: string,
): OpenAnswer[] {
  const reactions = reactionsAt(graph, world, node).map((open): OpenAnswer => ({
    ruling: answerBy(open),
    candidate: kept(open.reaction, () => ({
      kind: open.name.of,
      phrases: phrasesOf(open.reaction),
    })),
  }))
  const topics = peopleAt(graph, world, node).flatMap(({ id, topics: open }) =>
    open.map(({ name, topic }): OpenAnswer => ({
      ruling: { kind: 'topic', person: id, answer: name },
      candidate: kept(topic, () => ({ kind: 'topic', phrases: topic.about })),
    })),
  )
  return [...reactions, ...topics].filter(({ candidate }) => candidate.phrases.length > 0)
}

const answerBy = ({ name, reaction: { goes } }: OpenReaction): ToWords => ({
  kind: 'reaction',
  answer: name,
  target: goes ? goes : null,
})

/** Returns the reaction to exactly these words, or null. */
export function findExactReaction({
  graph,
  world,
  node,
  text,
}: Omit<InputContext, 'lore'>): ToWords | null {
  const said = plainText(text)
  const found = reactionsAt(graph, world, node).find(({ reaction }) =>
    reaction.to?.some((phrase) => plainText(phrase) === said),
  )
  return found ? answerBy(found) : null
}

const DONE_TO = 4

/** Returns the phrases that a reaction answers, including each deed with each subject. */
function phrasesOf({ to = [], about = [], deeds = [] }: Reaction): readonly string[] {
  const done =
    about.length === 0
      ? deeds
      : deeds.flatMap((deed) => about.slice(0, DONE_TO).map((one) => `${deed} ${one}`))
  return [...to, ...about, ...done]
}
