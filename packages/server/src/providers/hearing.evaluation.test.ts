import { fileURLToPath } from 'node:url'

import { describe, expect, test } from 'vitest'

import { readSeed } from '../seed/readSeed.ts'
import { rankChoices } from './choiceMatcher.ts'
import { openStories } from './testing/playerInputs.ts'
import {
  askedBeside,
  hearingOf,
  meantBy,
  readSentences,
  takenFor,
  type Hearing,
  type PlayerSentence,
} from './testing/playerSentences.ts'

const graphs = openStories(readSeed(fileURLToPath(new URL('../seed', import.meta.url))).stories)

/** What each file is held to, in shares: what it has reached, less what a sentence more may cost. */
const FILES = [
  {
    file: './playerSentences.jsonl',
    floors: { heard: 0.7, heardOrAsked: 0.85, wrong: 0.02, asksOnFree: 0.1, outside: 0.97 },
  },
  {
    file: './trainingSentences.jsonl',
    floors: { heard: 0.8, heardOrAsked: 0.91, wrong: 0.05, asksOnFree: 0.06, outside: 0.9 },
  },
  // No weight is fitted on these, and all of them mean a choice.
  {
    file: './unfittedSentences.jsonl',
    floors: { heard: 0.845, heardOrAsked: 0.9, wrong: 0.01, asksOnFree: 0, outside: 0 },
  },
]

interface Judged extends PlayerSentence {
  hearing: Hearing
  isAsked: boolean
}

function judge(sentence: PlayerSentence): Judged {
  const graph = graphs.get(sentence.story)
  if (!graph?.has(sentence.scene)) throw new Error(`There is no scene ${sentence.scene}`)
  const isAsked = 'asked' in takenFor(graph, sentence, rankChoices)
  return { ...sentence, hearing: hearingOf(graph, sentence, rankChoices), isAsked }
}

const shareOf = <Row>(rows: readonly Row[], counts: (row: Row) => boolean) =>
  rows.length === 0 ? 0 : rows.filter(counts).length / rows.length

const isChoice = ({ expect: meant }: PlayerSentence) => typeof meant !== 'string'

function print(file: string, judged: readonly Judged[]) {
  const kinds: readonly Hearing[] = ['heard', 'asked', 'missed', 'wrong']
  const groups = [
    ['a choice', judged.filter(isChoice)],
    ['free', judged.filter(({ expect: meant }) => meant === 'free')],
    ['outside', judged.filter(({ expect: meant }) => meant === 'outside')],
    ...[...new Set(judged.map(({ language }) => language))].map(
      (tongue) => [tongue, judged.filter(({ language }) => language === tongue)] as const,
    ),
  ] as const
  console.info(file)
  console.table(
    groups.map(([rows, of]) => ({
      rows,
      count: of.length,
      ...Object.fromEntries(
        kinds.map((kind) => [
          kind,
          `${(100 * shareOf(of, ({ hearing }) => hearing === kind)).toFixed(1)} %`,
        ]),
      ),
      'asked in all': of.filter(({ isAsked }) => isAsked).length,
    })),
  )
}

describe.for(FILES)('$file', ({ file, floors }) => {
  const judged = readSentences(file).map(judge)
  const choices = judged.filter(isChoice)
  const free = judged.filter(({ expect: meant }) => meant === 'free')

  test('what strangers type is taken as they meant it, or asked back', () => {
    print(file, judged)

    const heard = shareOf(choices, ({ hearing }) => hearing === 'heard')
    const either = shareOf(choices, ({ hearing }) => hearing === 'heard' || hearing === 'asked')
    expect(heard).toBeGreaterThanOrEqual(floors.heard)
    expect(either).toBeGreaterThanOrEqual(floors.heardOrAsked)
  })

  test('it is hardly ever taken for what was not meant', () => {
    expect(shareOf(judged, ({ hearing }) => hearing === 'wrong')).toBeLessThanOrEqual(floors.wrong)
  })

  test('who plays freely is seldom asked what they mean', () => {
    expect(shareOf(free, ({ isAsked }) => isAsked)).toBeLessThanOrEqual(floors.asksOnFree)
  })

  test('what is said about playing is answered outside of the story', () => {
    const outside = judged.filter(({ expect: meant }) => meant === 'outside')

    expect(shareOf(outside, ({ hearing }) => hearing === 'heard')).toBeGreaterThanOrEqual(
      floors.outside,
    )
  })
})

describe('beside what is told of words that nobody foresaw', () => {
  const asking = (sentences: readonly PlayerSentence[]) =>
    sentences.flatMap((sentence) => {
      const graph = graphs.get(sentence.story)
      return graph ? [{ sentence, asked: askedBeside(graph, sentence, rankChoices) }] : []
    })
  const isMissed = (sentence: PlayerSentence) => {
    const graph = graphs.get(sentence.story)
    return graph !== undefined && hearingOf(graph, sentence, rankChoices) === 'missed'
  }
  const missed = asking(readSentences('./unfittedSentences.jsonl').filter(isMissed))
  const free = asking(
    readSentences('./trainingSentences.jsonl').filter(({ expect: one }) => one === 'free'),
  )

  test('the choice that was meant and not heard is asked for', () => {
    const isWon = ({ sentence, asked }: (typeof missed)[number]) =>
      meantBy(sentence).some((one) => asked.includes(one))

    expect(shareOf(missed, isWon)).toBeGreaterThanOrEqual(0.18)
  })

  test('who plays freely is seldom asked', () => {
    expect(shareOf(free, ({ asked }) => asked.length > 0)).toBeLessThanOrEqual(0.05)
  })
})
