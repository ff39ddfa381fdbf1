import type { MappedTurn } from '@kathasagar/api/contract'

/** A turn in its place on the map. */
export interface MapRow extends MappedTurn {
  /** How many forks lie before it: a way on its own is not indented. */
  depth: number
  /** Nothing was played on from here. */
  isLast: boolean
  /** Whether it goes on from a turn further above than the one before. */
  opensWay: boolean
}

/**
 * The turns from the start on, each way after its fork, the way that was played first before the
 * others. A map of thousands of turns has ways as long: nothing here calls itself.
 */
export function mapRows(turns: readonly MappedTurn[]): MapRow[] {
  const after = Map.groupBy(turns, ({ parent_id }) => parent_id)
  const waiting = (after.get(null) ?? []).map((turn) => ({ turn, depth: 0 })).toReversed()
  const rows: MapRow[] = []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { turn, depth } = next
    const ways = after.get(turn.id) ?? []
    const opensWay = rows.length > 0 && rows.at(-1)?.id !== turn.parent_id
    rows.push({ ...turn, depth, isLast: ways.length === 0, opensWay })
    const within = ways.length > 1 ? depth + 1 : depth
    waiting.push(...ways.map((way) => ({ turn: way, depth: within })).toReversed())
  }
  return rows
}
