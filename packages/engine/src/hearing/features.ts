import { isDenial } from '../words/denial.ts'
import { isQuestion } from '../words/question.ts'
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

/** By their sounds, words that tell of asking: a question may be meant for it. */
const ASKING = /^(?:ask|puc|vicar|jige|jigy|ketk|find|hear|listen|learn)/u

interface Prepared {
  /** Whose numbers it was read by. */
  lexicon: Lexicon
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
  if (ready?.lexicon === lexicon) return ready
  const { phrases, beyond } = candidate
  const reads = phrases.map((phrase) => lexicon.readOwn(phrase))
  const asking = phrases.map(isQuestion)
  const sum = new Map<number, number>()
  for (const { byRun } of reads)
    byRun.ids.forEach((id, at) => sum.set(id, (sum.get(id) ?? 0) + (byRun.weights[at] ?? 0)))
  const made = {
    lexicon,
    reads,
    length: Math.hypot(...sum.values()),
    asking,
    asks: asking.includes(true) || reads.some(({ words }) => words.some((it) => ASKING.test(it))),
    denies: phrases.some(isDenial),
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
  /** By its number how much each run says, 0 where it was not said. */
  runs: Float32Array
  /** Likewise for each root and run the candidate that had it last; -1 where none did, 0 where it was not said. */
  metRoots: Int32Array
  metRuns: Int32Array
  asks: boolean
  denies: boolean
}

function saidOf(lexicon: Lexicon, text: string): Said {
  const read = lexicon.read(text)
  const tells = read.roots.map((root) => lexicon.tells(root))
  const { roots, runs } = lexicon.sizes()
  return {
    read,
    tells,
    told: tells.reduce((a, b) => a + b, 0) || 1,
    runs: spread(new Float32Array(runs), read.byRun.ids, (at) => read.byRun.weights[at] ?? 0),
    metRoots: spread(new Int32Array(roots), read.byRoot.ids, () => -1),
    metRuns: spread(new Int32Array(runs), read.byRun.ids, () => -1),
    asks: isQuestion(text),
    denies: isDenial(text),
  }
}

/** Puts a value where each number of the story's is; looking it up is the whole of hearing's cost. */
function spread<Dense extends Float32Array | Int32Array>(
  dense: Dense,
  ids: Int32Array,
  valueOf: (at: number) => number,
): Dense {
  for (const [at, id] of ids.entries()) if (id >= 0) dense[id] = valueOf(at)
  return dense
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

function measureOne(said: Said, { kind }: Candidate, prepared: Prepared, mark: number): Measured {
  let [best, second, nearest, all, ofPhrase] = [0, 0, 0, 0, 0]
  prepared.reads.forEach((read, place) => {
    const like = similarityOf(said, read, mark)
    all += like
    if (like > best) [best, second, nearest] = [like, best, place]
    else second = Math.max(second, like)
    ofPhrase = Math.max(ofPhrase, sharedOf(said, read, mark))
  })
  const isMet = (root: number) => said.metRoots[root] === mark
  const cover = shareOf(said, isMet)
  const isChoice = kind === 'choice'
  const features = {
    like: best,
    second,
    centre: prepared.length === 0 ? 0 : all / prepared.length,
    ofPhrase,
    cover,
    coverLetters: coveredBy(said, mark),
    count: Math.min(1, (cover * said.told) / MUCH),
    beyond: shareOf(said, (root) => !isMet(root) && prepared.beyond.has(root)),
    asked: said.asks && isChoice && !prepared.asks ? 1 : 0,
    denied: said.denies && !prepared.denies ? 1 : 0,
    isScene: kind === 'scene' ? 1 : 0,
    isStory: kind === 'story' ? 1 : 0,
    isTopic: kind === 'topic' ? 1 : 0,
    answerLike: isChoice ? 0 : best,
    answerCover: isChoice ? 0 : cover,
    topicAsked: said.asks && kind === 'topic' ? 1 : 0,
  }
  return { features, nearest, cover, isAsked: said.asks && prepared.asking[nearest] !== true }
}

/** How like the letters of a phrase are; those that both have are marked. */
function similarityOf({ runs, metRuns }: Said, { byRun: { ids, weights } }: Read, mark: number) {
  let like = 0
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at]!
    if (metRuns[id] === 0) continue
    metRuns[id] = mark
    like += runs[id]! * weights[at]!
  }
  return like
}

/** Share of a phrase that was said; its roots that were are marked. */
function sharedOf({ metRoots }: Said, { byRoot: { ids, weights } }: Read, mark: number): number {
  let [all, shared] = [0, 0]
  for (let at = 0; at < ids.length; at += 1) {
    const [id, weight] = [ids[at]!, weights[at]!]
    all += weight
    if (metRoots[id] === 0) continue
    metRoots[id] = mark
    shared += weight
  }
  return all === 0 ? 0 : shared / all
}

function coveredBy({ read: { byRun }, metRuns }: Said, mark: number): number {
  let [all, covered] = [0, 0]
  for (const [at, id] of byRun.ids.entries()) {
    const weight = byRun.weights[at] ?? 0
    all += weight
    if (metRuns[id] === mark) covered += weight
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
  const measured = ready.map((one, at) => measureOne(said, candidates[at] ?? NOBODY, one, at + 1))
  const isUncovered = (root: number) => !((said.metRoots[root] ?? 0) > 0)
  const { words } = said.read
  const none = {
    base: 1,
    length: Math.min(1, words.length / LENGTH),
    uncovered: shareOf(said, isUncovered),
    aside: shareOf(said, (root) => isUncovered(root) && here.has(root)),
    unknown: shareOf(said, (root) => root < 0),
    alone: 1 / (1 + candidates.filter(({ kind }) => kind !== 'choice').length / FEW),
    answered: measured.reduce((best, { features }) => Math.max(best, features.answerLike), 0),
  }
  return { measured, none }
}
const NOBODY: Candidate = { kind: 'choice', phrases: [], beyond: '' }
