import { readFileSync } from 'node:fs'

import { evaluationRows, evaluationText } from '../../providers/testing/evaluationFiles.ts'
import { readSentences } from '../../providers/testing/playerSentences.ts'
import { authoredPhrases } from '../classifier/authoredPhrases.ts'
import { fillFrame } from '../classifier/fillFrame.ts'
import { parseHarmLines, type HarmLine } from './parseHarmLines.ts'

/** A training line with its weight. */
export interface HarmExample extends HarmLine {
  counts: number
}

/** Lines per frame; more in languages without sets by strangers. */
const OF_FRAME = 7
const OF_FRAME_ALONE = 16
const COUNTS = { lines: 1, frames: 0.5, played: 1.5 }
const ALONE = new Set(['te', 'gu', 'kn', 'ml', 'ur'])
/** Uses every nth phrase of stories in these languages, so that harmless lines do not dominate. */
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

/** Returns the test table of the rules. */
function ruled(): HarmLine[] {
  const table = readFileSync(
    new URL('../../../../story/src/testing/harmTable.json', import.meta.url),
    'utf8',
  )
  const rows = JSON.parse(table) as readonly { text: string; language: string; kind: string }[]
  return rows.map((row) => ({ ...row, isHarmful: row.kind !== 'none' }))
}

/** Returns inputs by players and phrases by authors. */
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

/** Sets by four independent writers, for cross-validation. */
export const HARM_SETS = [1, 2, 3, 4].map((set) =>
  parseHarmLines(evaluationText(`harm/sets/${set}.tsv`)),
)

/** Returns all training lines without duplicates. Default: with all sets. */
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
