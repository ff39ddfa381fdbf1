import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { readSeed } from '../seed/readSeed.ts'
import { rankChoices } from './choiceMatcher.ts'
import { openStories } from './testing/playerInputs.ts'
import { takenFor } from './testing/playerSentences.ts'

const graphs = [
  ...openStories(readSeed(fileURLToPath(new URL('../seed', import.meta.url))).stories).values(),
]
const scenes = graphs.flatMap((graph) =>
  graph.names.filter((name) => !graph.isEnding(name)).map((scene) => ({ graph, scene })),
)
/** Each sentence is said in so many scenes, far from one another. */
const SCENES = 3
const STEP = 131

/** Kinds of what strangers wrote, and the share of scenes in which each was answered outside. */
function judge(file: string) {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line, row) => {
      const [kind = '', , words = ''] = line.split('\t')
      const here = Array.from({ length: SCENES }, (_, i) =>
        scenes.at(((row * SCENES + i) * STEP) % scenes.length),
      )
      const taken = here.map((place) =>
        place === undefined
          ? null
          : takenFor(place.graph, { scene: place.scene, words }, rankChoices),
      )
      const outside = taken.filter(
        (one) => one !== null && 'other' in one && one.other === 'outside',
      )
      return { kind, words, share: outside.length / SCENES }
    })
}

type Judged = ReturnType<typeof judge>
const mean = (rows: Judged) => rows.reduce((sum, { share }) => sum + share, 0) / rows.length

function print(file: string, judged: Judged) {
  const kinds = [...new Set(judged.map(({ kind }) => kind))].toSorted()
  console.info(file)
  console.table(
    kinds.map((kind) => {
      const rows = judged.filter((row) => row.kind === kind)
      return { kind, count: rows.length, outside: `${(100 * mean(rows)).toFixed(1)} %` }
    }),
  )
}

test.for([
  { file: 'testing/outsideSentences.tsv', outside: 0.93, inside: 0.12 },
  // Never looked at before anything was fitted or written.
  { file: 'testing/outsideUnseen.tsv', outside: 0.71, inside: 0.24 },
])(
  'what strangers say about playing is answered outside of the story: $file',
  ({ file, outside, inside }) => {
    const judged = judge(file)
    print(file, judged)
    const about = judged.filter(({ kind }) => kind !== 'inside')
    const within = judged.filter(({ kind }) => kind === 'inside')

    expect(mean(about)).toBeGreaterThanOrEqual(outside)
    expect(mean(within)).toBeLessThanOrEqual(inside)
  },
)
