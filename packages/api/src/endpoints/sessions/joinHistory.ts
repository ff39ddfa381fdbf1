import type { HistoryEntry, HistoryPage } from '../../contract/history.ts'

/** A history with news at its end. */
export interface JoinedHistory {
  entries: HistoryEntry[]
  /** Nothing is missing between the two: nobody else has acted in between. */
  isWhole: boolean
}

/**
 * Fits what an answer tells to what is held. News stand at their number: held entries from there on
 * were undone. Where they follow another turn than the one held, only they are known to be true.
 */
export function joinNews(
  held: readonly HistoryEntry[],
  news: readonly HistoryEntry[],
): JoinedHistory {
  const [first] = news
  if (first === undefined) return { entries: [...held], isWhole: true }
  const before = held.filter(({ number }) => number < first.number)
  const last = before.at(-1)
  const isWhole = last === undefined || last.turn_id === first.parent_id
  return { entries: [...(isWhole ? before : []), ...news], isWhole }
}

/** Puts a page before what is held; one that was asked for from another place is left out. */
export function joinEarlier(
  held: readonly HistoryEntry[],
  { entries }: HistoryPage,
): HistoryEntry[] {
  const follows = held[0]?.parent_id === entries.at(-1)?.turn_id
  return follows ? [...entries, ...held] : [...held]
}
