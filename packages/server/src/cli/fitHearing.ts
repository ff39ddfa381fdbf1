import { ASK, TAKE } from '@kathasagar/engine/understanding/matchChoices'
import { chancesOf, WEIGHTS, measure } from '@kathasagar/engine/understanding/score'
import type {
  Weights,
  Candidate,
  Features,
  NoneFeatures,
} from '@kathasagar/engine/understanding/score'

import { commandLine } from '../../../../scripts/commandLine.mjs'
import type { StoryGraph } from '@kathasagar/story'
import { answersOpen, candidatesOf } from '@kathasagar/engine/understanding/candidates'
import { lexiconOf } from '@kathasagar/engine/text/lexicon'
import { evaluationLines } from '../providers/testing/evaluationFiles.ts'
import { openStories } from '../providers/testing/playerInputs.ts'
import { meantBy, readSentences } from '../providers/testing/playerSentences.ts'
import { readSeed } from '../seed/readSeed.ts'

interface Example {
  source: keyof typeof COUNTS
  story: string
  features: readonly Features[]
  none: NoneFeatures
  /** Number of choices, which are the first candidates. */
  choices: number
  /** Indexes of the correct candidates. Empty if no choice is meant. */
  meant: readonly number[]
}

/** Training weight of each source. Examples with weight 0 are only used for evaluation. */
const COUNTS = {
  strangers: 4,
  bare: 0.4,
  also: 0.5,
  answer: 0.4,
  asked: 0.4,
  elsewhere: 0.3,
  idle: 0.5,
  offTopic: 0.35,
  unfitted: 0,
  'unfitted, bare': 0,
  'of the world outside, unfitted': 0,
} as const

const SAMPLING_INTERVAL = 12
const STEPS = [3, 7]
/** Maximum number of scenes per topic, because a topic occurs in many scenes. */
const MAX_SCENES = 3

const graphs = openStories(readSeed().stories)
const linesOf = (file: string) => evaluationLines(`sentences/${file}`)
const scenesOf = (graph: StoryGraph) => graph.names.filter((name) => !graph.isEnding(name))

interface Said {
  source: Example['source']
  story: string
  scene: string
  words: string
  /** Indexes of the intended choices. Author phrases use `own` instead. */
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
  const isBare = source === 'bare' || source === 'unfitted, bare'
  const offers = graph
    .node(scene)
    .choices.map(({ text }, index) => ({ text, path: { kind: 'choice', index } as const }))
  const choices = candidatesOf(graph, { node: scene }, offers)
  const all = isBare
    ? choices.map((one) => ({ ...one, phrases: one.phrases.slice(0, 1) }))
    : [...choices, ...answersOpen(graph, null, scene).map(({ candidate }) => candidate)]
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
    story,
    features: measured.map((one) => one.features),
    none,
    choices: choices.length,
    meant: own === undefined ? meant : owners,
  }
}

function* strangers(): Generator<Said> {
  for (const file of ['player', 'training', 'unfitted'])
    for (const sentence of readSentences(`${file}Sentences.jsonl`)) {
      const { story, scene, words } = sentence
      const meant = meantBy(sentence).map((number) => number - 1)
      const isKept = file === 'unfitted'
      yield { source: isKept ? 'unfitted' : 'strangers', story, scene, words, meant }
      yield { source: isKept ? 'unfitted, bare' : 'bare', story, scene, words, meant }
    }
}

function* offTopic(): Generator<Said> {
  for (const [file, source] of [
    ['offTopicSentences.tsv', 'offTopic'],
    ['offTopicUnseen.tsv', 'of the world outside, unfitted'],
  ] as const)
    for (const [place, line] of linesOf(file).entries()) {
      const [, story = '', , words = ''] = line.split('\t')
      const graph = graphs.get(story)
      const scenes = graph ? scenesOf(graph) : []
      yield { source, story, scene: scenes[place % scenes.length] ?? '', words, meant: [] }
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
    for (const { candidate } of answersOpen(graph, null, scene))
      for (const words of candidate.kind === 'scene' || i === 0 ? candidate.phrases : [])
        if (words.includes(' ') && isTaken())
          yield { source: 'answer', story, scene, words, meant: [], own: words, isHidden: true }
    for (const { candidate } of answersOpen(graph, null, scene))
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
    ({ source, meant, features }) =>
      COUNTS[source] > 0 && features.length > 0 && meant.every((at) => at < features.length),
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

commandLine({
  usage: `npm run evaluate -- fit-hearing
Fits what the features of hearing say, and prints the weights and what comes of bounds.`,
})
const FOLDS = 3
const examples = readExamples()
console.info(fit(examples))

const stories = [...new Set(examples.map(({ story }) => story))].toSorted()
const foldOf = ({ story }: Example) => stories.indexOf(story) % FOLDS

interface Row {
  example: Example
  chances: readonly number[]
  first: number
}
const rows = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fit(examples.filter((one) => foldOf(one) !== fold))
  return examples
    .filter((one) => foldOf(one) === fold)
    .map((example): Row => {
      const chances = chancesOf(example.features, example.none, weights)
      const choices = chances.slice(0, example.choices)
      return { example, chances, first: choices.indexOf(Math.max(...choices)) }
    })
}).flat()

const percent = (of: readonly Row[], counts: (row: Row) => boolean) =>
  of.length === 0 ? '' : ((100 * of.filter(counts).length) / of.length).toFixed(1)
const chance = ({ chances, first }: Row) => chances[first] ?? 0
const isCorrect = ({ example, first }: Row) => example.meant.includes(first)

for (const source of new Set(examples.map((one) => one.source))) {
  const all = rows.filter(({ example }) => example.source === source)
  const meant = all.filter(
    ({ example: { meant: places, choices } }) =>
      places.length > 0 && places.every((at) => at < choices),
  )
  const free = all.filter(({ example: { meant: places, choices } }) =>
    places.every((at) => at >= choices),
  )
  const answers = all.filter(({ example: { meant: places, choices } }) =>
    places.some((at) => at >= choices),
  )
  console.info(
    `${source}: ${meant.length} mean a choice, ${free.length} mean none; the right one is first: ${percent(meant, isCorrect)} %`,
  )
  if (answers.length > 0) {
    const best = ({ chances }: Row) => chances.indexOf(Math.max(...chances))
    console.info(
      `  answers: the right one is first ${percent(answers, (row) => row.example.meant.includes(best(row)))} %, another ${percent(answers, (row) => !row.example.meant.includes(best(row)) && best(row) < row.chances.length - 1)} %, none ${percent(answers, (row) => best(row) === row.chances.length - 1)} %`,
    )
  }
  console.table(
    [TAKE - 0.1, TAKE, TAKE + 0.1].flatMap((take) =>
      [ASK - 0.1, ASK].map((ask) => {
        const isTaken = (row: Row) => chance(row) >= take
        const isAsked = (row: Row) => !isTaken(row) && chance(row) >= ask
        return {
          take: take.toFixed(2),
          ask: ask.toFixed(2),
          heard: percent(meant, (row) => isTaken(row) && isCorrect(row)),
          asked: percent(meant, (row) => isAsked(row) && isCorrect(row)),
          wrong: percent(meant, (row) => isTaken(row) && !isCorrect(row)),
          'free taken': percent(free, isTaken),
          'free asked': percent(free, isAsked),
        }
      }),
    ),
  )
}
