import { type Column, textTable } from '../tables/textTable.ts'
import type { Play, PlayedStory } from './playToEnd.ts'
import type { Player } from './players.ts'

export interface Row {
  story: string
  player: Player
  plays: number
  ended: number
  endings: number
  endingsInAll: number
  turnsMedian: number
  turnsP95: number
  longestDetour: number
  xpMedian: number
  asked: number
  reactions: number
  topics: number
  faults: string[]
}

export const tally = (story: PlayedStory, player: Player, plays: Iterable<Play>): Row => ({
  story: story.slug,
  player,
  ...figures(story, [...plays]),
})

function figures(story: PlayedStory, plays: readonly Play[]) {
  const reached = plays.flatMap(({ ending }) => (ending === null ? [] : [ending]))
  const turns = plays.map((play) => play.turns)
  return {
    plays: plays.length,
    ended: reached.length / plays.length,
    endings: new Set(reached).size,
    endingsInAll: story.graph.endings.length,
    turnsMedian: quantile(turns, 0.5),
    turnsP95: quantile(turns, 0.95),
    longestDetour: Math.max(...plays.map((play) => play.longestDetour)),
    xpMedian: quantile(
      plays.map((play) => play.xp),
      0.5,
    ),
    asked: meanOf(plays.map((play) => play.asked)),
    reactions: meanOf(plays.map((play) => play.reactions)),
    topics: meanOf(plays.map((play) => play.topics)),
    faults: [...new Set(plays.flatMap((play) => play.faults))],
  }
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

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
