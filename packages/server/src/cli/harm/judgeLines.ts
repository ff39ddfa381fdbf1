import { readFileSync } from 'node:fs'

import { FEATURE_BUCKETS, featuresOf } from '@kathasagar/engine/understanding/classifier'
import { harmChances, type HarmLabel } from '@kathasagar/engine/understanding/harm/harmChances'

import { evaluationRows, evaluationText } from '../../providers/testing/evaluationFiles.ts'
import { readSentences } from '../../providers/testing/playerSentences.ts'
import { type HarmFinding, classifyHarm, type ScoreHarm } from '../../modules/safety/index.ts'
import { authoredPhrases, fillFrame } from '../classifier/trainingLines.ts'
import { fitLabels, type Lessons } from '../classifier/writeWeights.ts'

export interface HarmLine {
  language: string
  isHarmful: boolean
  kind: string
  text: string
}

/** Parses TSV: language, `harmful` or `harmless`, kind, text. */
export const parseHarmLines = (table: string): HarmLine[] =>
  table.split('\n').flatMap((row) => {
    const [language = '', label, kind = '', text = ''] = row.split('\t')
    if (label !== 'harmful' && label !== 'harmless') return []
    return [{ language, isHarmful: label === 'harmful', kind, text: text.trim() }]
  })

export const isOfSelfHarm = ({ isHarmful, kind }: HarmLine): boolean =>
  isHarmful && /self_?harm/iu.test(kind)

interface HarmExample extends HarmLine {
  counts: number
}

/** Generated lines per template. Languages without an independent test set get more. */
const OF_FRAME = 7
const OF_FRAME_ALONE = 16
const COUNTS = { lines: 1, frames: 0.5, played: 1.5 }
const ALONE = new Set(['te', 'gu', 'kn', 'ml', 'ur'])
/** Uses only every third English phrase. More phrases would bias the classifier towards harmless. */
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

/** Four sets by independent authors, for cross-validation. */
const HARM_SETS = [1, 2, 3, 4].map((set) => parseHarmLines(evaluationText(`harm/sets/${set}.tsv`)))

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

export function harmLessons(lines: readonly HarmExample[]): Readonly<Record<HarmLabel, Lessons>> {
  const examples = lines.map((one) => ({ ...one, features: featuresOf(one.text) }))
  const harmful = examples.filter(({ isHarmful }) => isHarmful)
  const of = (some: typeof examples, isOfLabel: (line: HarmLine) => boolean): Lessons => ({
    rows: some.map((line) => ({ ...line, isOfLabel: isOfLabel(line) })),
    places: FEATURE_BUCKETS,
  })
  return {
    harm: of(examples, ({ isHarmful }) => isHarmful),
    self_harm: of(harmful, isOfSelfHarm),
    sexual: of(harmful, ({ kind }) => /sexual/u.test(kind)),
  }
}

export interface JudgedLine extends HarmLine {
  heard: HarmFinding | null
  harm: number
}

export const judgeLines = (lines: readonly HarmLine[], scoreHarm: ScoreHarm): JudgedLine[] =>
  lines.map((line) => ({
    ...line,
    heard: classifyHarm(scoreHarm, line.text, { content_rating: 'family' }),
    harm: scoreHarm(line.text).harm,
  }))

/** Classifies each set with weights that were fitted to the other sets. */
export const crossValidate = (): JudgedLine[] =>
  HARM_SETS.flatMap((lines) => {
    const others = HARM_SETS.filter((set) => set !== lines)
    const weights = fitLabels(harmLessons(readHarmExamples(others)))
    return judgeLines(lines, (words) => harmChances(words, weights))
  })
