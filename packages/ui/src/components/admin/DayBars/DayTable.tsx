import { useFormat } from '../../../format/useFormat.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { fill } from '../../../format/fill.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { ScrollRegion } from '../../primitives/ScrollRegion/ScrollRegion.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { DayBarsProps } from './DayBars.tsx'
import { dayBarsStyles } from './DayBars.styles.ts'

/** The figures behind the bars, the latest day first; closed until somebody wants them. */
export function DayTable({ title, days, series }: DayBarsProps) {
  const messages = useAdminMessages().overview
  const styles = dayBarsStyles(useTheme())
  const { count, date } = useFormat()
  const name = fill(messages.tableOf, { title })

  return (
    <Disclosure
      css={styles.details}
      label={
        <>
          {messages.asTable}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </>
      }
    >
      <ScrollRegion css={styles.region} label={name}>
        <Table
          columns={[
            { id: 'day', header: messages.day, isRowHeader: true, cell: ({ day }) => date(day) },
            ...series.map((one) => ({
              id: one.name,
              header: one.name,
              cell: ({ at }: Counted) => count(one.counts[at] ?? 0),
            })),
          ]}
          css={styles.table}
          items={days.map((day, at) => ({ day, at })).toReversed()}
          label={name}
          look="plain"
          rowKey={({ day }) => day}
        />
      </ScrollRegion>
    </Disclosure>
  )
}

/** A day, and where its counts stand. */
interface Counted {
  day: string
  at: number
}
