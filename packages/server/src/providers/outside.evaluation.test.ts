import { describe, expect, test } from 'vitest'

import { readSeed } from '../seed/readSeed.ts'
import { lore } from './hearing/lore.ts'
import { evaluationLines } from './testing/evaluationFiles.ts'
import { openStories } from './testing/playerInputs.ts'
import { interpretedAs } from './testing/playerSentences.ts'

const graphs = [...openStories(readSeed().stories).values()]
const scenes = graphs.flatMap((graph) =>
  graph.names.filter((name) => !graph.isEnding(name)).map((scene) => ({ graph, scene })),
)
/** Number of scenes in which each sentence is tried. `STEP` spreads them over the stories. */
const SCENES = 3
const STEP = 131

interface Judgement {
  kind: string
  words: string
  /** Share of the scenes in which the sentence was answered outside of the story. */
  share: number
}

const linesOf = (file: string) => evaluationLines(file)

function judge(line: string, row: number): Judgement {
  const [kind = '', , words = ''] = line.split('\t')
  const here = Array.from({ length: SCENES }, (_, i) =>
    scenes.at(((row * SCENES + i) * STEP) % scenes.length),
  )
  const taken = here.map((place) =>
    place === undefined
      ? null
      : interpretedAs(place.graph, { scene: place.scene, words, expect: 'outside' }, lore),
  )
  const outside = taken.filter((one) => one !== null && 'other' in one && one.other === 'outside')
  return { kind, words, share: outside.length / SCENES }
}

type Judged = readonly Judgement[]
const mean = (rows: Judged) => rows.reduce((sum, { share }) => sum + share, 0) / rows.length

const PART = 100

describe.each([
  { file: 'sentences/outsideSentences.tsv', outside: 0.96, inside: 0.02 },
  // This file was not read by anybody who made weights or rules.
  { file: 'sentences/outsideUnseen.tsv', outside: 0.7, inside: 0.2 },
])(
  'answers testers’ input about the game outside of the story: $file',
  ({ file, outside, inside }) => {
    const lines = linesOf(file)
    const judged: Judgement[] = []
    const parts = Array.from({ length: Math.ceil(lines.length / PART) }, (_, part) => part * PART)

    test.each(parts)('classifies each sentence, from number %i', (from) => {
      const part = lines.slice(from, from + PART).map((line, at) => judge(line, from + at))
      judged.push(...part)

      expect(part.every(({ words }) => words !== '')).toBe(true)
    })

    test('recognizes enough sentences, with few false positives', () => {
      const about = judged.filter(({ kind }) => kind !== 'story')
      const within = judged.filter(({ kind }) => kind === 'story')

      expect(judged).toHaveLength(lines.length)
      expect(mean(about)).toBeGreaterThanOrEqual(outside)
      expect(mean(within)).toBeLessThanOrEqual(inside)
    })
  },
)
