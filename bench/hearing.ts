import type { StoryGraph } from '../packages/story/src/structure/storyGraph.ts'
import { scoreAgainst } from '../packages/engine/src/understanding/scoreInput.ts'
import { candidatesOf } from '@kathasagar/engine/understanding/score'
import { factsIn } from '../packages/engine/src/memory/factsIn.ts'
import { knownAnswers } from '@kathasagar/engine/understanding/known/relevantSentences'
import { beginStory } from '../packages/engine/src/turn/apply.ts'
import { decide } from '../packages/engine/src/turn/decide.ts'
import { readTurn } from '../packages/engine/src/turn/reading.ts'
import type { TurnState } from '../packages/engine/src/world/turnState.ts'
import { scoreHarm } from '../packages/server/src/providers/harm/harmWeights.ts'
import { lore } from '../packages/server/src/providers/hearing/lore.ts'
import { openStories } from '../packages/server/src/providers/testing/playerInputs.ts'
import { readSentences } from '../packages/server/src/providers/testing/playerSentences.ts'
import { readSeed } from '../packages/server/src/seed/readSeed.ts'
import { classifyHarm } from '../packages/server/src/modules/safety/index.ts'
import { median, print } from './table.ts'

const SENTENCE_MS = 3
const FIRST_MS = 50
const SHARE = 0.95
/** Reported in µs, because the parts are short. */
const MICRO = 1000

interface Typed {
  graph: StoryGraph
  state: TurnState
  text: string
}

const read = ({ graph, state, text }: Typed) =>
  readTurn({ graph, state, lore, action: { type: 'custom_action', text } })
const weighed = (typed: Typed) => read(typed).scores()

/** Stages of processing free input in a turn, each measured alone. */
const PARTS: Readonly<Record<string, (typed: Typed) => unknown>> = {
  'harm rules': ({ graph, text }) =>
    classifyHarm(scoreHarm, text, { content_rating: 'teen', graph }),
  'playing, and what is of no story': ({ text }) => lore.topics(text),
  'choices and answers': (typed) => {
    const { graph, state, open, ...reading } = read(typed)
    scoreAgainst({ ...reading, graph, node: state.node }, candidatesOf(graph, state, open))
  },
  'what the play knows': (typed) => knownAnswers(read(typed), typed.text),
  'facts of memory': ({ graph, state, text }) =>
    factsIn({ graph, node: state.node }, text, { isDone: false }),
  'all that a ruling asks': (typed) => decide(read(typed)),
}

/** Returns the time of `work` for each recorded input in its scene, in ms. */
function timesOf(graphs: ReturnType<typeof openStories>, work: (typed: Typed) => unknown) {
  return readSentences('unfittedSentences.jsonl').flatMap(({ story, scene, words: text }) => {
    const graph = graphs.get(story)
    if (graph?.has(scene) !== true || graph.isEnding(scene)) return []
    const { state } = beginStory({ ...graph, start: scene }, { xp: 100, seed: 1 })
    const began = performance.now()
    work({ graph, state, text })
    return [performance.now() - began]
  })
}

const slowest = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * SHARE)] ?? 0

/** Measures free input with cold caches, with warm caches, and by stage. */
export function benchHearing() {
  const graphs = openStories(readSeed().stories)
  const promised = { unit: 'ms', against: 'promised' }
  const first = timesOf(graphs, weighed)
  print({ what: 'a scene never heard in, p95', ours: slowest(first), limit: FIRST_MS, ...promised })
  const again = timesOf(graphs, weighed)
  print({ what: 'a sentence, p50', ours: median(again), limit: SENTENCE_MS, ...promised })
  print({ what: 'a sentence, p95', ours: slowest(again), limit: SENTENCE_MS, ...promised })
  for (const [part, work] of Object.entries(PARTS)) {
    timesOf(graphs, work)
    const ours = MICRO * median(timesOf(graphs, work))
    print({ what: `${part}, p50`, ours, limit: MICRO * SENTENCE_MS, ...promised, unit: 'µs' })
  }
}
