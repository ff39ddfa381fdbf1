const DAY_MS = 24 * 60 * 60_000

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)

/** Maximum gap. Permits one missed day, for example after crossing the date line. */
const MAX_GAP_DAYS = 2

/** Counts consecutive days of play up to today. `days` are `YYYY-MM-DD` in any order. */
export function daysInARow(days: readonly string[], today: string): number {
  const played = [...new Set(days.map(dayNumber))].toSorted((a, b) => b - a)
  let before = dayNumber(today)
  let count = 0
  for (const day of played) {
    if (before - day > MAX_GAP_DAYS) break
    before = day
    count += 1
  }
  return count
}
