const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Keeps one backup per span up to this age. */
const RULES = [
  { spanMs: HOUR_MS, forMs: DAY_MS },
  { spanMs: DAY_MS, forMs: 14 * DAY_MS },
  { spanMs: 7 * DAY_MS, forMs: 56 * DAY_MS },
]
const ALL_FOR_MS = 2 * HOUR_MS

/** Returns all of the last two hours, then one per span of `RULES`, and always the newest. */
export function whatToKeep(madeAt: readonly Date[], now: Date): Set<Date> {
  const newestFirst = madeAt.toSorted((a, b) => b.getTime() - a.getTime())
  const kept = new Set(newestFirst.slice(0, 1))
  const age = (made: Date) => now.getTime() - made.getTime()
  for (const made of newestFirst) if (age(made) <= ALL_FOR_MS) kept.add(made)
  for (const { spanMs, forMs } of RULES) {
    const spans = new Set<number>()
    for (const made of newestFirst.filter((it) => age(it) <= forMs)) {
      const span = Math.floor(made.getTime() / spanMs)
      if (!spans.has(span)) kept.add(made)
      spans.add(span)
    }
  }
  return kept
}
