import { readFileSync } from 'node:fs'

import { evaluationRows, evaluationText } from '../../providers/testing/evaluationFiles.ts'
import { readSentences } from '../../providers/testing/playerSentences.ts'
import { authoredPhrases } from '../classifier/authoredPhrases.ts'
import { fillFrame } from '../classifier/fillFrame.ts'
import { parseHarmLines, type HarmLine } from './parseHarmLines.ts'

export interface HarmExample extends HarmLine {
  counts: number
}

/** Variants per frame. Languages without an independent set get more. */
const OF_FRAME = 7
const OF_FRAME_ALONE = 16
const COUNTS = { lines: 1, frames: 0.5, played: 1.5 }
const ALONE = new Set(['te', 'gu', 'kn', 'ml', 'ur'])
/** Sampling interval of story phrases, because more would bias towards harmless. */
const EVERY_ENGLISH = 3
const EVERY_ALONE = 36
const everyOf = (language: string) =>
  language === 'en' ? EVERY_ENGLISH : ALONE.has(language) ? EVERY_ALONE : 1

const columnOf = (file: string, column: number): string[] =>
  evaluationRows(`sentences/${file}`).map((row) => row[column] ?? '')

const filled = (): HarmLine[] =>
  parseHarmLines(evaluationText('harm/frames.tsv')).flatMap((frame, place) => {
    const most = ALONE.has(frame.language) ? OF_FRAME_ALONE : OF_FRAME
    return fillFrame(frame.text, place + 1, most).map((text) => ({ ...frame, text }))
  })

function ruled(): HarmLine[] {
  const table = readFileSync(
    new URL('../../../../story/src/testing/harmTable.json', import.meta.url),
    'utf8',
  )
  const rows = JSON.parse(table) as readonly { text: string; language: string; kind: string }[]
  return rows.map((row) => ({ ...row, isHarmful: row.kind !== 'none' }))
}

const played = (): string[] => [
  ...columnOf('playedLines.tsv', 1),
  ...columnOf('offTopicSentences.tsv', 3),
  ...columnOf('outsideSentences.tsv', 2),
  ...columnOf('playerInputs.tsv', 4).slice(1),
  ...['player', 'training', 'unfitted'].flatMap((name) =>
    readSentences(`${name}Sentences.jsonl`).map(({ words }) => words),
  ),
  ...authoredPhrases(({ language }) => everyOf(language)),
]

/** Independently written, for cross-validation. */
export const HARM_SETS = [1, 2, 3, 4].map((set) =>
  parseHarmLines(evaluationText(`harm/sets/${set}.tsv`)),
)

/** Without duplicates. */
export function readHarmExamples(
  sets: readonly (readonly HarmLine[])[] = HARM_SETS,
): HarmExample[] {
  const harmless = (text: string): HarmLine => ({
    language: '',
    isHarmful: false,
    kind: 'played',
    text,
  })
  const counted = (counts: number) => (line: HarmLine) => ({ ...line, counts })
  const all = [
    ...[...parseHarmLines(evaluationText('harm/lines.tsv')), ...sets.flat()].map(
      counted(COUNTS.lines),
    ),
    ...ruled().map(counted(COUNTS.lines)),
    ...filled().map(counted(COUNTS.frames)),
    ...played().map(harmless).map(counted(COUNTS.played)),
  ]
  const once = new Map(all.toReversed().map((one) => [one.text.toLowerCase(), one]))
  return [...once.values()].filter(({ text }) => text !== '')
}
