import type { HistoryEntry, HistoryPage } from '../../contract/history.ts'

export interface MergedHistory {
  entries: HistoryEntry[]
  /** True if no turns are missing between the entries. */
  isWhole: boolean
}

/**
 * Merges new entries into the loaded ones. Loaded entries with the same or a higher number were
 * undone. If the previous turn differs, discards the loaded entries.
 */
export function appendEntries(
  held: readonly HistoryEntry[],
  news: readonly HistoryEntry[],
): MergedHistory {
  const [first] = news
  if (first === undefined) return { entries: [...held], isWhole: true }
  const before = held.filter(({ number }) => number < first.number)
  const last = before.at(-1)
  const isWhole = last === undefined || last.turn_id === first.parent_id
  return { entries: [...(isWhole ? before : []), ...news], isWhole }
}

/** Prepends a page, if it directly precedes the loaded entries. */
export function prependPage(
  held: readonly HistoryEntry[],
  { entries }: HistoryPage,
): HistoryEntry[] {
  const follows = held[0]?.parent_id === entries.at(-1)?.turn_id
  return follows ? [...entries, ...held] : [...held]
}
