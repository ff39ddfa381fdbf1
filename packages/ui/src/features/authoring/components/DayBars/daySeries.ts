import type { DayChartWords } from '../../../../messages/en.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import type { Format } from '../../../../design-system/format/createFormat.ts'

export interface DaySeries {
  name: string
  counts: readonly number[]
}

export const sumOf = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

/** Returns the highest count, at least 1. */
export const topOf = (series: readonly DaySeries[]) =>
  Math.max(1, ...series.flatMap(({ counts }) => counts))

/** Describes a chart for screen readers, with its sum and highest day. */
export function summaryOf(
  series: readonly DaySeries[],
  days: readonly string[],
  { count, date }: Pick<Format, 'count' | 'date'>,
  messages: Pick<DayChartWords, 'sum' | 'sumNone'>,
): string {
  const sentences = series.map(({ name, counts }) => {
    const total = sumOf(counts)
    if (total === 0) return fill(messages.sumNone, { name })
    const most = Math.max(...counts)
    const day = date(days[counts.indexOf(most)] ?? '')
    return fill(messages.sum, { name, total: count(total), most: count(most), day })
  })
  return sentences.join(' ')
}
