import type { OverviewDay } from '@kathasagar/api/contract'

import { DayBars } from '../../components/DayBars/DayBars.tsx'
import { adminWords } from '../../messages/adminWords.ts'

type Counted = Exclude<keyof OverviewDay, 'day'>

/** What happened day by day, in one chart for each question. */
export function DayCharts({ days }: { days: readonly OverviewDay[] }) {
  const words = adminWords.overview
  const dates = days.map(({ day }) => day)
  const series = (what: Counted) => ({
    name: words[what],
    counts: days.map((day) => day[what]),
  })

  return (
    <>
      <DayBars
        days={dates}
        series={[series('plays'), series('finishes')]}
        title={words.charts.played}
      />
      <DayBars
        days={dates}
        hint={words.charts.failuresHint}
        series={[series('failures')]}
        title={words.charts.failures}
      />
      <DayBars
        days={dates}
        series={[series('credits_issued'), series('credits_spent')]}
        title={words.charts.credits}
      />
    </>
  )
}
