import type { DayChartWords } from '../../../../messages/en.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import type { Format } from '../../../../design-system/format/createFormat.ts'

/** One thing that is counted day by day. */
export interface DaySeries {
  /** What is counted, in a word. */
  name: string
  /** One count for each day, oldest first. */
  counts: readonly number[]
}

/** The count that fills the height of a chart; never 0, so that an empty chart divides by nothing. */
export const topOf = (series: readonly DaySeries[]) =>
  Math.max(1, ...series.flatMap(({ counts }) => counts))

/** What a chart says to whoever does not see it: the sum, and the day of the most. */
export function summaryOf(
  series: readonly DaySeries[],
  days: readonly string[],
  { count, date }: Pick<Format, 'count' | 'date'>,
  messages: Pick<DayChartWords, 'sum' | 'sumNone'>,
): string {
  const sentences = series.map(({ name, counts }) => {
    const total = counts.reduce((all, one) => all + one, 0)
    if (total === 0) return fill(messages.sumNone, { name })
    const most = Math.max(...counts)
    const day = date(days[counts.indexOf(most)] ?? '')
    return fill(messages.sum, { name, total: count(total), most: count(most), day })
  })
  return sentences.join(' ')
}
