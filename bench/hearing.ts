import { weighWords } from '../packages/engine/src/hearing/weighWords.ts'
import { beginStory } from '../packages/engine/src/turn/apply.ts'
import { openOffers } from '../packages/engine/src/turn/pickedOffer.ts'
import { lore } from '../packages/server/src/providers/hearing/lore.ts'
import { openStories } from '../packages/server/src/providers/testing/playerInputs.ts'
import { readSentences } from '../packages/server/src/providers/testing/playerSentences.ts'
import { readSeed } from '../packages/server/src/seed/readSeed.ts'
import { median, print } from './table.ts'

const SENTENCE_MS = 3
const FIRST_MS = 50
const SHARE = 0.95

/** Holds what strangers typed against all that lies open where they typed it, in milliseconds each. */
function hearAll(graphs: ReturnType<typeof openStories>): number[] {
  return readSentences('unfittedSentences.jsonl').flatMap(({ story, scene, words }) => {
    const graph = graphs.get(story)
    if (graph?.has(scene) !== true || graph.isEnding(scene)) return []
    const { state } = beginStory({ ...graph, start: scene }, { xp: 100, seed: 1 })
    const open = openOffers(graph, state)
    const began = performance.now()
    weighWords({ graph, state, lore }, words, open)
    return [performance.now() - began]
  })
}

const slowest = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * SHARE)] ?? 0

/** What hearing free words costs: in scenes that were never heard in, and again. */
export function benchHearing() {
  const graphs = openStories(readSeed().stories)
  const promised = { unit: 'ms', against: 'promised' }
  const first = hearAll(graphs)
  print({ what: 'a scene never heard in, p95', ours: slowest(first), limit: FIRST_MS, ...promised })
  const again = hearAll(graphs)
  print({ what: 'a sentence, p50', ours: median(again), limit: SENTENCE_MS, ...promised })
  print({ what: 'a sentence, p95', ours: slowest(again), limit: SENTENCE_MS, ...promised })
}
