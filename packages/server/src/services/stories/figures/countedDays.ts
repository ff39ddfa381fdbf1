import { DAY_MS, type FigureDay } from '@kathasagar/api/contract'

import { dayOf } from '../../../domain/day.ts'
import type { Figure } from './ports.ts'

/** The last days up to an instant, oldest first. */
export const lastDaysOf = (now: Date, length: number): string[] =>
  Array.from({ length }, (_none, at) => dayOf(new Date(now.getTime() - (length - 1 - at) * DAY_MS)))

type DayCount = Figure & { day: string; count: number }

const sumOf = (counts: readonly { count: number }[]) =>
  counts.reduce((sum, { count }) => sum + count, 0)

/** To one place after the point; null where nobody has rated. */
function averageOf(ratings: readonly DayCount[]): number | null {
  const given = sumOf(ratings)
  if (given === 0) return null
  const stars = ratings.reduce((sum, { key, count }) => sum + Number(key) * count, 0)
  return Math.round((stars / given) * 10) / 10
}

/** What was counted, day by day; a day on which nothing happened stands there too. */
export function countedDays(
  days: readonly string[],
  counts: readonly DayCount[],
  followers: readonly { day: string; count: number }[],
): FigureDay[] {
  const byDay = Map.groupBy(counts, ({ day }) => day)
  const followed = new Map(followers.map(({ day, count }) => [day, count]))
  return days.map((day) => {
    const ofDay = byDay.get(day) ?? []
    const of = (kind: Figure['kind']) => ofDay.filter((one) => one.kind === kind)
    return {
      day,
      plays: sumOf(of('language')),
      finishes: sumOf(of('finish')),
      followers: followed.get(day) ?? 0,
      ratings: sumOf(of('rating')),
      average_rating: averageOf(of('rating')),
    }
  })
}
