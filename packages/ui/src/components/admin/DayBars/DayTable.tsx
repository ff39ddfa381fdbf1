import { useFormat } from '../../../format/useFormat.ts'
import { adminMessages } from '../../../messages/adminMessages.ts'
import { fill } from '../../../messages/fill.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { ScrollRegion } from '../../primitives/ScrollRegion/ScrollRegion.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { DayBarsProps } from './DayBars.tsx'
import { dayBarsStyles } from './DayBars.styles.ts'

/** The figures behind the bars, the latest day first; closed until somebody wants them. */
export function DayTable({ title, days, series }: DayBarsProps) {
  const messages = adminMessages.overview
  const styles = dayBarsStyles(useTheme())
  const name = fill(messages.tableOf, { title })

  return (
    <details css={styles.details}>
      <summary css={styles.summary}>
        {messages.asTable}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      <ScrollRegion css={styles.region} label={name}>
        <table css={styles.table}>
          <caption>
            <VisuallyHidden>{name}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{messages.day}</th>
              {series.map((one) => (
                <th key={one.name} scope="col">
                  {one.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <DayRows days={days} series={series} />
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  )
}

function DayRows({ days, series }: Pick<DayBarsProps, 'days' | 'series'>) {
  const { count, date } = useFormat()

  return days.toReversed().map((day, fromLast) => (
    <tr key={day}>
      <th scope="row">{date(day)}</th>
      {series.map((one) => (
        <td key={one.name}>{count(one.counts[days.length - 1 - fromLast] ?? 0)}</td>
      ))}
    </tr>
  ))
}
