import type { Play, PlayedStory } from './playToEnd.ts'
import type { Player } from './players.ts'

export interface Row {
  story: string
  player: Player
  plays: number
  /** Share of plays that reached an ending, 0 to 1. */
  ended: number
  /** Number of reached endings, and of all. */
  endings: number
  endingsInAll: number
  turnsMedian: number
  turnsP95: number
  longestDetour: number
  xpMedian: number
  /** Average per play. */
  asked: number
  /** Average per play. */
  reactions: number
  /** Average per play. */
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
