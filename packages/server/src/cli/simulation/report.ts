import { textTable, type Column } from '../tables/textTable.ts'
import type { Row } from './tally.ts'

const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)} %`

const COLUMNS: readonly Column<Row>[] = [
  ['story', (row) => row.story],
  ['player', (row) => row.player],
  ['plays', (row) => `${row.plays}`],
  ['ended', (row) => percent(row.ended)],
  ['endings', (row) => `${row.endings} of ${row.endingsInAll}`],
  ['turns', (row) => `${row.turnsMedian}`],
  ['p95', (row) => `${row.turnsP95}`],
  ['detour', (row) => `${row.longestDetour}`],
  ['asked', (row) => row.asked.toFixed(2)],
  ['reactions', (row) => row.reactions.toFixed(2)],
  ['topics', (row) => row.topics.toFixed(2)],
  ['XP', (row) => `${row.xpMedian}`],
]

export const tableOf = (rows: readonly Row[]): string => textTable(COLUMNS, rows, 2)

/** One sentence each. */
export function broken(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    const who = `${row.story}, ${row.player}`
    return [
      ...(row.ended < 1 ? [`${who}: only ${percent(row.ended, 1)} reached an ending`] : []),
      ...row.faults.map((fault) => `${who}: ${fault}`),
    ]
  })
}

const BAR_LENGTH = 30

export function barOf(done: number, all: number): string {
  const share = all === 0 ? 1 : done / all
  const filled = Math.round(share * BAR_LENGTH)
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR_LENGTH - filled)}] ${percent(share)}, ${done} of ${all} plays`
}
