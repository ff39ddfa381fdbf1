import { readFileSync } from 'node:fs'

import { evaluationRows, evaluationText } from '../../providers/testing/evaluationFiles.ts'
import { readSentences } from '../../providers/testing/playerSentences.ts'
import { authoredPhrases } from '../classifier/authoredPhrases.ts'
import { fillFrame } from '../classifier/fillFrame.ts'
import { parseHarmLines, type HarmLine } from './parseHarmLines.ts'

/** A line that is learnt from, and how much it counts. */
export interface HarmExample extends HarmLine {
  counts: number
}

/** Of a frame so many lines are made: more in a language of which no set is by strangers. */
const OF_FRAME = 7
const OF_FRAME_ALONE = 16
const COUNTS = { lines: 1, frames: 0.5, played: 1.5 }
const ALONE = new Set(['te', 'gu', 'kn', 'ml', 'ur'])
/**
 * Of the phrases of stories in English and in those every so many are enough: more would teach that
 * nothing said in them does harm.
 */
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

/** The table that the rules are held to. */
function ruled(): HarmLine[] {
  const table = readFileSync(
    new URL('../../../../story/src/testing/harmTable.json', import.meta.url),
    'utf8',
  )
  const rows = JSON.parse(table) as readonly { text: string; language: string; kind: string }[]
  return rows.map((row) => ({ ...row, isHarmful: row.kind !== 'none' }))
}

/** What players typed into stories, and what authors wrote for them to say. */
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

/** Sets by four hands that had seen nothing of ours, each judged by weights that have seen none of it. */
export const HARM_SETS = [1, 2, 3, 4].map((set) =>
  parseHarmLines(evaluationText(`harm/sets/${set}.tsv`)),
)

/** All that is learnt from, each line once; of the sets those that are given. */
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
