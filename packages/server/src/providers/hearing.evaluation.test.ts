import { describe, expect, test } from 'vitest'

import { readSeed } from '../seed/readSeed.ts'
import { lore } from './hearing/lore.ts'
import { openStories } from './testing/playerInputs.ts'
import {
  rateInterpretation,
  readSentences,
  interpretedAs,
  type InterpretationRating,
  type PlayerSentence,
} from './testing/playerSentences.ts'

const graphs = openStories(readSeed().stories)

interface Floors {
  heard: number
  heardOrAsked: number
  wrong: number
  /** Maximum share of free inputs that lead to a question. */
  asksOnFree?: number
  outside?: number
}

/** Limits of each file. Each is one sentence below the last result (docs/TURNS.md, "Evaluation"). */
const FILES: readonly { file: string; floors: Floors }[] = [
  {
    file: 'playerSentences.jsonl',
    floors: { heard: 0.75, heardOrAsked: 0.84, wrong: 0.02, asksOnFree: 0.1, outside: 0.97 },
  },
  {
    file: 'trainingSentences.jsonl',
    floors: { heard: 0.82, heardOrAsked: 0.89, wrong: 0.05, asksOnFree: 0.06, outside: 0.9 },
  },
  // This file is not used for fitting. Every sentence in it means a choice.
  { file: 'unfittedSentences.jsonl', floors: { heard: 0.9, heardOrAsked: 0.93, wrong: 0.01 } },
]

interface Judged extends PlayerSentence {
  hearing: InterpretationRating
  isAsked: boolean
}

function judge(sentence: PlayerSentence): Judged {
  const graph = graphs.get(sentence.story)
  if (!graph?.has(sentence.scene)) throw new Error(`There is no scene ${sentence.scene}`)
  const taken = interpretedAs(graph, sentence, lore)
  return { ...sentence, hearing: rateInterpretation(taken, sentence), isAsked: 'asked' in taken }
}

const shareOf = <Row>(rows: readonly Row[], counts: (row: Row) => boolean) =>
  rows.length === 0 ? 0 : rows.filter(counts).length / rows.length

const isChoice = ({ expect: meant }: PlayerSentence) => typeof meant !== 'string'

describe.for(FILES)('$file', ({ file, floors }) => {
  const judged = readSentences(file).map(judge)
  const choices = judged.filter(isChoice)
  const free = judged.filter(({ expect: meant }) => meant === 'free')

  test('interprets testers’ input as intended, or asks a question', () => {
    const heard = shareOf(choices, ({ hearing }) => hearing === 'heard')
    const either = shareOf(choices, ({ hearing }) => hearing === 'heard' || hearing === 'asked')
    expect(heard).toBeGreaterThanOrEqual(floors.heard)
    expect(either).toBeGreaterThanOrEqual(floors.heardOrAsked)
  })

  test('rarely selects an unintended choice', () => {
    expect(shareOf(judged, ({ hearing }) => hearing === 'wrong')).toBeLessThanOrEqual(floors.wrong)
  })

  const { asksOnFree, outside: leastOutside } = floors
  test.runIf(asksOnFree !== undefined)('rarely asks a question about free input', () => {
    expect(free.length).toBeGreaterThan(80)
    expect(shareOf(free, ({ isAsked }) => isAsked)).toBeLessThanOrEqual(asksOnFree ?? 0)
  })

  test.runIf(leastOutside !== undefined)(
    'answers input about the game outside of the story',
    () => {
      const outside = judged.filter(({ expect: meant }) => meant === 'outside')

      expect(shareOf(outside, ({ hearing }) => hearing === 'heard')).toBeGreaterThanOrEqual(
        leastOutside ?? 1,
      )
    },
  )
})
