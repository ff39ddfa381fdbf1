import type { MappedTurn } from '@kathasagar/api/contract'

/** A turn in its place on the map. */
export interface MapRow extends MappedTurn {
  /** Number of forks before it. */
  depth: number
  /** True if its parent is not the row above. */
  opensWay: boolean
}

/**
 * Returns the turns from the start on, each path after its fork, in the order of play. Uses no
 * recursion, because paths can have thousands of turns.
 */
export function mapRows(turns: readonly MappedTurn[]): MapRow[] {
  const after = Map.groupBy(turns, ({ parent_id }) => parent_id)
  const waiting = (after.get(null) ?? []).map((turn) => ({ turn, depth: 0 })).toReversed()
  const rows: MapRow[] = []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { turn, depth } = next
    const ways = after.get(turn.id) ?? []
    const opensWay = rows.length > 0 && rows.at(-1)?.id !== turn.parent_id
    rows.push({ ...turn, depth, opensWay })
    const within = ways.length > 1 ? depth + 1 : depth
    waiting.push(...ways.map((way) => ({ turn: way, depth: within })).toReversed())
  }
  return rows
}
