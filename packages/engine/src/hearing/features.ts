import { asks, denies, isForAsking } from './asks.ts'
import type { Lexicon, Read } from '../words/lexicon.ts'

/** What can be meant: a choice, or an answer of the author's. */
export interface Candidate {
  kind: 'choice' | 'scene' | 'story' | 'topic'
  /** The author's words for it. */
  phrases: readonly string[]
  /** What is told where it leads. */
  beyond: string
}

/** What speaks for a candidate's being meant; shares and likenesses are from 0 to 1. */
export interface Features {
  /** How like the letters of its nearest phrase are to those of what was said. */
  like: number
  /** The same of the phrase that is second nearest. */
  second: number
  /** The same of all its phrases together. */
  centre: number
  /** Share of one of its phrases that was said. */
  ofPhrase: number
  /** Share of what was said that is in its phrases, by words and by letters. */
  cover: number
  coverLetters: number
  /** How much of that there is. */
  count: number
  /** Share of what was said that is told where it leads, and in none of its phrases. */
  beyond: number
  /** 1 where something is asked, and it is a choice that asks nothing. */
  asked: number
  /** 1 where the words turn against something, and it does not. */
  denied: number
  /** What kind of answer it is, and how like that, how much is asked of a topic. */
  isScene: number
  isStory: number
  isTopic: number
  answerLike: number
  answerCover: number
  topicAsked: number
}

/** What speaks for nothing here being meant. */
export interface NoneFeatures {
  base: number
  /** How much was said: 1 from twelve words on. */
  length: number
  /** Share of what was said that no candidate has. */
  uncovered: number
  /** Share that no candidate has, and the scene tells. */
  aside: number
  /** Share of which the story has not a word. */
  unknown: number
  /** How like the nearest of the author's answers is. */
  answered: number
  /** 1 where there are no answers, less the more there are. */
  alone: number
}

const LENGTH = 12
/** So few answers are hardly any: a scene that is written out has ten times as many. */
export const FEW = 4
/** So much told counts as much. */
const MUCH = 20

interface Prepared {
  reads: readonly Read[]
  /** Length of all its phrases added up. */
  length: number
  /** Which of its phrases ask something, and whether any is for asking. */
  asking: readonly boolean[]
  asks: boolean
  denies: boolean
  beyond: ReadonlySet<number>
}

/** An author's phrases stay the same as long as their version of the story is open. */
const known = new WeakMap<Candidate, Prepared>()

function prepare(lexicon: Lexicon, candidate: Candidate): Prepared {
  const ready = known.get(candidate)
  if (ready) return ready
  const { phrases, beyond } = candidate
  const reads = phrases.map((phrase) => lexicon.readOwn(phrase))
  const sum = new Map<number, number>()
  for (const { byRun } of reads)
    byRun.ids.forEach((id, at) => sum.set(id, (sum.get(id) ?? 0) + (byRun.weights[at] ?? 0)))
  const made = {
    reads,
    length: Math.hypot(...sum.values()),
    asking: phrases.map((phrase, i) => asks(phrase, reads[i]?.words ?? [])),
    asks: phrases.some((phrase, i) => isForAsking(phrase, reads[i]?.words ?? [])),
    denies: reads.some(({ words }) => denies(words)),
    beyond: new Set(beyond === '' ? [] : lexicon.readOwn(beyond).roots),
  }
  known.set(candidate, made)
  return made
}

/** Words that were said, ready to be held against candidates. */
interface Said {
  read: Read
  tells: readonly number[]
  told: number
  roots: ReadonlySet<number>
  runs: ReadonlyMap<number, number>
  asks: boolean
  denies: boolean
}

function saidOf(lexicon: Lexicon, text: string): Said {
  const read = lexicon.read(text)
  const tells = read.roots.map((root) => lexicon.tells(root))
  const { ids, weights } = read.byRun
  return {
    read,
    tells,
    told: tells.reduce((a, b) => a + b, 0) || 1,
    roots: new Set(read.roots),
    runs: new Map(Array.from(ids, (id, at) => [id, weights[at] ?? 0])),
    asks: asks(text, read.words),
    denies: denies(read.words),
  }
}

/** Share of what was said of which something is so. */
const shareOf = ({ read, tells, told }: Said, is: (root: number) => boolean): number =>
  read.roots.reduce((all, root, at) => all + (is(root) ? (tells[at] ?? 0) : 0), 0) / told

/** A candidate held against what was said. */
export interface Measured {
  features: Features
  /** Place of the phrase that came nearest. */
  nearest: number
  /** Share of what was said that its phrases have. */
  cover: number
  /** Something is asked, and that phrase asks nothing. */
  isAsked: boolean
}

function measureOne(
  said: Said,
  { kind }: Candidate,
  prepared: Prepared,
): Measured & { met: ReadonlySet<number> } {
  const met = new Set<number>()
  const parts = new Set<number>()
  let [best, second, nearest, all, ofPhrase] = [0, 0, 0, 0, 0]
  prepared.reads.forEach((read, place) => {
    const like = similarityOf(said.runs, read, parts)
    all += like
    if (like > best) [best, second, nearest] = [like, best, place]
    else second = Math.max(second, like)
    ofPhrase = Math.max(ofPhrase, sharedOf(said.roots, read, met))
  })
  const cover = shareOf(said, (root) => met.has(root))
  const isChoice = kind === 'choice'
  const features = {
    like: best,
    second,
    centre: prepared.length === 0 ? 0 : all / prepared.length,
    ofPhrase,
    cover,
    coverLetters: coveredBy(said.read, parts),
    count: Math.min(1, (cover * said.told) / MUCH),
    beyond: shareOf(said, (root) => !met.has(root) && prepared.beyond.has(root)),
    asked: said.asks && isChoice && !prepared.asks ? 1 : 0,
    denied: said.denies && !prepared.denies ? 1 : 0,
    isScene: kind === 'scene' ? 1 : 0,
    isStory: kind === 'story' ? 1 : 0,
    isTopic: kind === 'topic' ? 1 : 0,
    answerLike: isChoice ? 0 : best,
    answerCover: isChoice ? 0 : cover,
    topicAsked: said.asks && kind === 'topic' ? 1 : 0,
  }
  const isAsked = said.asks && prepared.asking[nearest] !== true
  return { features, nearest, cover, isAsked, met }
}

/** How like the letters of a phrase are; `parts` is told those that both have. */
function similarityOf(
  runs: ReadonlyMap<number, number>,
  { byRun }: Read,
  parts: Set<number>,
): number {
  let like = 0
  for (const [at, id] of byRun.ids.entries()) {
    const weight = runs.get(id)
    if (weight === undefined) continue
    parts.add(id)
    like += weight * (byRun.weights[at] ?? 0)
  }
  return like
}

/** Share of a phrase that was said; `met` is told which of its roots were. */
function sharedOf(roots: ReadonlySet<number>, { byRoot }: Read, met: Set<number>): number {
  let [all, shared] = [0, 0]
  for (const [at, id] of byRoot.ids.entries()) {
    const weight = byRoot.weights[at] ?? 0
    all += weight
    if (!roots.has(id)) continue
    met.add(id)
    shared += weight
  }
  return all === 0 ? 0 : shared / all
}

function coveredBy({ byRun }: Read, parts: ReadonlySet<number>): number {
  let [all, covered] = [0, 0]
  for (const [at, id] of byRun.ids.entries()) {
    const weight = byRun.weights[at] ?? 0
    all += weight
    if (parts.has(id)) covered += weight
  }
  return all === 0 ? 0 : covered / all
}

/** Holds what was said against all that can be meant, where `scene` is told. */
export function measure(
  lexicon: Lexicon,
  text: string,
  { candidates, scene }: { candidates: readonly Candidate[]; scene: string },
): { measured: readonly Measured[]; none: NoneFeatures } {
  const ready = candidates.map((candidate) => prepare(lexicon, candidate))
  const here = lexicon.rootsOf(scene)
  const said = saidOf(lexicon, text)
  const measured = ready.map((one, at) => measureOne(said, candidates[at] ?? NOBODY, one))
  const covered = new Set(measured.flatMap(({ met }) => [...met]))
  const uncovered = shareOf(said, (root) => !covered.has(root))
  const { words } = said.read
  const none = {
    base: 1,
    length: Math.min(1, words.length / LENGTH),
    uncovered,
    aside: shareOf(said, (root) => !covered.has(root) && here.has(root)),
    unknown: shareOf(said, (root) => root < 0),
    alone: 1 / (1 + candidates.filter(({ kind }) => kind !== 'choice').length / FEW),
    answered: measured.reduce((best, { features }) => Math.max(best, features.answerLike), 0),
  }
  return { measured, none }
}
const NOBODY: Candidate = { kind: 'choice', phrases: [], beyond: '' }
