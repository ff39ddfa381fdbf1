import type { OverviewDay } from '@kathasagar/api/contract'

import { DayBars } from '../../components/authoring/DayBars/DayBars.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'

type Counted = Exclude<keyof OverviewDay, 'day'>

/** What happened day by day, in one chart for each question. */
export function DayCharts({ days }: { days: readonly OverviewDay[] }) {
  const messages = useAdminMessages().overview
  const dates = days.map(({ day }) => day)
  const series = (what: Counted) => ({
    name: messages[what],
    counts: days.map((day) => day[what]),
  })

  return (
    <>
      <DayBars
        words={messages}
        days={dates}
        series={[series('plays'), series('finishes')]}
        title={messages.charts.played}
      />
      <DayBars
        words={messages}
        days={dates}
        hint={messages.charts.failuresHint}
        series={[series('failures')]}
        title={messages.charts.failures}
      />
      <DayBars
        words={messages}
        days={dates}
        series={[series('credits_issued'), series('credits_spent')]}
        title={messages.charts.credits}
      />
    </>
  )
}
