import {
  chancesOf,
  WEIGHTS,
  measure,
  type Weights,
  type Candidate,
  type Features,
  type NoneFeatures,
  availableAnswers,
  candidatesOf,
} from '@kathasagar/engine/understanding/score'

import type { StoryGraph } from '@kathasagar/story'
import { lexiconOf } from '@kathasagar/engine/text/lexicon'
import { evaluationLines } from '../providers/testing/evaluationFiles.ts'
import { openStories } from '../providers/testing/playerInputs.ts'
import { meantBy, readSentences } from '../providers/testing/playerSentences.ts'
import { readSeed } from '../seed/readSeed.ts'

interface Example {
  source: keyof typeof COUNTS
  features: readonly Features[]
  none: NoneFeatures
  /** Number of choices. They are the first candidates. */
  choices: number
  /** Indexes of the correct candidates. Empty if the input matches no choice. */
  meant: readonly number[]
}

const COUNTS = {
  strangers: 4,
  bare: 0.4,
  also: 0.5,
  answer: 0.4,
  asked: 0.4,
  elsewhere: 0.3,
  idle: 0.5,
  offTopic: 0.35,
} as const

const SAMPLING_INTERVAL = 12
const STEPS = [3, 7]
/** Maximum number of scenes per topic. Some topics occur in many scenes. */
const MAX_SCENES = 3

const graphs = openStories(readSeed().stories)
const linesOf = (file: string) => evaluationLines(`sentences/${file}`)
const scenesOf = (graph: StoryGraph) => graph.names.filter((name) => !graph.isEnding(name))

interface Said {
  source: Example['source']
  story: string
  scene: string
  words: string
  /** Indexes of the intended choices. For phrases of the author, see `own`. */
  meant: readonly number[]
  own?: string
  isHidden?: boolean
}

function* exampleOf({
  source,
  story,
  scene,
  words,
  meant,
  own,
  isHidden = false,
}: Said): Generator<Example> {
  const graph = graphs.get(story)
  if (graph?.has(scene) !== true || graph.isEnding(scene)) return
  const offers = graph
    .node(scene)
    .choices.map(({ text }, index) => ({ text, path: { kind: 'choice', index } as const }))
  const choices = candidatesOf(graph, { node: scene }, offers)
  const all =
    source === 'bare'
      ? choices.map((one) => ({ ...one, phrases: one.phrases.slice(0, 1) }))
      : [...choices, ...availableAnswers(graph, null, scene).map(({ candidate }) => candidate)]
  const holds = ({ phrases }: Candidate) => own !== undefined && phrases.includes(own)
  const candidates = all.map((one) =>
    isHidden && holds(one)
      ? { ...one, phrases: one.phrases.filter((phrase) => phrase !== own) }
      : one,
  )
  const owners = all.flatMap((one, at) => (holds(one) ? [at] : []))
  const { measured, none } = measure(lexiconOf(graph), words, candidates)
  yield {
    source,
    features: measured.map((one) => one.features),
    none,
    choices: choices.length,
    meant: own === undefined ? meant : owners,
  }
}

function* strangers(): Generator<Said> {
  for (const file of ['player', 'training'])
    for (const sentence of readSentences(`${file}Sentences.jsonl`)) {
      const { story, scene, words } = sentence
      const meant = meantBy(sentence).map((number) => number - 1)
      yield { source: 'strangers', story, scene, words, meant }
      yield { source: 'bare', story, scene, words, meant }
    }
}

function* offTopic(): Generator<Said> {
  for (const [place, line] of linesOf('offTopicSentences.tsv').entries()) {
    const [, story = '', , words = ''] = line.split('\t')
    const graph = graphs.get(story)
    const scenes = graph ? scenesOf(graph) : []
    const scene = scenes[place % scenes.length] ?? ''
    yield { source: 'offTopic', story, scene, words, meant: [] }
  }
}

const ASKING = [
  'what about {}?',
  'tell me about {}',
  'where is {}',
  'and {}? do you know',
  '{} के बारे में बताओ',
  '{} kahan hai',
]
const askedFor = (phrase: string, place: number) =>
  (ASKING[place % ASKING.length] ?? '').replace('{}', phrase)

function* authored(story: string, graph: StoryGraph): Generator<Said> {
  const scenes = scenesOf(graph)
  const idle = linesOf('idleSentences.txt')
  let place = 0
  const isTaken = () => (place += 1) % SAMPLING_INTERVAL === 0
  for (const [i, scene] of scenes.entries()) {
    yield {
      source: 'idle',
      story,
      scene,
      words: idle[(i * STEPS[0]! + story.length) % idle.length] ?? '',
      meant: [],
    }
    for (const step of STEPS) {
      const there = graph.node(scenes[(i + step) % scenes.length] ?? scene).choices
      const choice = there[(i + step) % there.length]
      const phrases = [choice?.text ?? '', ...(choice?.also ?? [])]
      if (!graph.node(scene).choices.some(({ target }) => target === choice?.target))
        yield {
          source: 'elsewhere',
          story,
          scene,
          words: phrases[i % phrases.length] ?? '',
          meant: [],
        }
    }
    for (const { also = [] } of graph.node(scene).choices)
      for (const words of also)
        if (isTaken())
          yield { source: 'also', story, scene, words, meant: [], own: words, isHidden: true }
    for (const { candidate } of availableAnswers(graph, null, scene))
      for (const words of candidate.kind === 'scene' || i === 0 ? candidate.phrases : [])
        if (words.includes(' ') && isTaken())
          yield { source: 'answer', story, scene, words, meant: [], own: words, isHidden: true }
    for (const { candidate } of availableAnswers(graph, null, scene))
      for (const own of candidate.kind === 'topic' && i % MAX_SCENES === 0 ? candidate.phrases : [])
        if (isTaken())
          yield { source: 'asked', story, scene, words: askedFor(own, place), meant: [], own }
  }
}

function readExamples(): Example[] {
  return [
    strangers(),
    offTopic(),
    ...[...graphs].map(([story, graph]) => authored(story, graph)),
  ].flatMap((rows) => [...rows].flatMap((row) => [...exampleOf(row)]))
}

const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[]
const ROUNDS = 15
const STEP = 0.25
const SHRINK = 2e-5
const PLACES = 2

const allOf = (value: number) => Object.fromEntries(NAMES.map((name) => [name, value])) as Weights

const isRight = ({ meant, choices, features }: Example, at: number): boolean =>
  meant.length > 0 ? meant.includes(at) : at >= choices || at === features.length

/** Fits weights that maximize the likelihood of the correct candidates, by AdaGrad. */
function fit(examples: readonly Example[]): Weights {
  const counted = examples.filter(
    ({ meant, features }) => features.length > 0 && meant.every((at) => at < features.length),
  )
  const [weights, seen] = [allOf(0), allOf(1e-6)]
  for (let i = 0; i < ROUNDS * counted.length; i += 1)
    learn(counted[((i % counted.length) * 7919) % counted.length]!, weights, seen)
  for (const name of NAMES) weights[name] = Number(weights[name].toFixed(PLACES))
  return weights
}

function learn(example: Example, weights: Weights, seen: Weights) {
  const all: readonly Partial<Weights>[] = [...example.features, example.none]
  const chances = chancesOf(example.features, example.none, weights)
  const right = chances.map((chance, at) => (isRight(example, at) ? chance : 0))
  const good = right.reduce((a, b) => a + b, 1e-12)
  const errors = chances.map((chance, at) => COUNTS[example.source] * (chance - right[at]! / good))
  for (const name of NAMES) {
    const slope = all.reduce(
      (sum, one, at) => sum + errors[at]! * (one[name] ?? 0),
      SHRINK * weights[name],
    )
    seen[name] += slope * slope
    weights[name] -= (STEP * slope) / Math.sqrt(seen[name])
  }
}

console.info(fit(readExamples()))
