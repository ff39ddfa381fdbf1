import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { Disclosure } from '../../../../design-system/primitives/Disclosure/Disclosure.tsx'
import { ScrollRegion } from '../../../../design-system/primitives/ScrollRegion/ScrollRegion.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { DayBarsProps } from './DayBars.tsx'
import { dayBarsStyles as styles } from './DayBars.styles.ts'

type DayTableProps = Omit<DayBarsProps, 'hint'>

export function DayTable({ title, days, series, words }: DayTableProps) {
  const { count, date } = useFormat()
  const name = fill(words.tableOf, { title })

  return (
    <Disclosure
      css={styles.details}
      label={
        <>
          {words.asTable}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </>
      }
    >
      <ScrollRegion css={styles.region} label={name}>
        <Table
          columns={[
            { id: 'day', header: words.day, isRowHeader: true, cell: ({ day }) => date(day) },
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

interface Counted {
  day: string
  at: number
}
