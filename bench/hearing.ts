import { beginStory } from '../packages/engine/src/turn/apply.ts'
import { readTurn } from '../packages/engine/src/turn/reading.ts'
import { lore } from '../packages/server/src/providers/hearing/lore.ts'
import { openStories } from '../packages/server/src/providers/testing/playerInputs.ts'
import { readSentences } from '../packages/server/src/providers/testing/playerSentences.ts'
import { readSeed } from '../packages/server/src/seed/readSeed.ts'
import { percentile, print } from './table.ts'

const SENTENCE_MS = 3
const FIRST_MS = 50

/** Returns the time to score the choices for each recorded input in its scene, in ms. */
const timesOf = (graphs: ReturnType<typeof openStories>) =>
  readSentences('unfittedSentences.jsonl').flatMap(({ story, scene, words: text }) => {
    const graph = graphs.get(story)
    if (graph?.has(scene) !== true || graph.isEnding(scene)) return []
    const { state } = beginStory({ ...graph, start: scene }, { xp: 100, seed: 1 })
    const began = performance.now()
    readTurn({ graph, state, lore, action: { type: 'custom_action', text } }).scores()
    return [performance.now() - began]
  })

/** Measures free text with cold and with warm caches. */
export function benchHearing() {
  const graphs = openStories(readSeed().stories)
  for (const [what, limit] of [
    ['p95 of free text, first in a scene', FIRST_MS],
    ['p95 of free text', SENTENCE_MS],
  ] as const) {
    print({ what, ours: percentile(timesOf(graphs), 0.95), limit, unit: 'ms' })
  }
}
