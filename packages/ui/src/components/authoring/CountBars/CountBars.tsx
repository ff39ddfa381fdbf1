import { useId } from 'react'

import { useFormat } from '../../../format/useFormat.ts'
import { Table } from '../../primitives/Table/Table.tsx'
import { countBarsStyles as styles } from './CountBars.styles.ts'

/** One thing that was counted, beside others of its kind. */
export interface CountRow {
  /** Tells it from the others. */
  key: string
  /** What was counted, as it is read. */
  label: string
  /** How often; null where it was so seldom that it is not told. */
  count: number | null
}

export interface CountBarsProps {
  /** What the rows have in common; the heading. */
  title: string
  /** What one must know to read it. */
  hint?: string
  /** The most common first. */
  items: readonly CountRow[]
  /** Heads of the columns: what is counted, how often, and which part of all it is. */
  heads: Readonly<Record<'what' | 'count' | 'share', string>>
  /** Says how often something was that is not told. */
  few: string
  /** Says that nothing was counted. */
  none: string
  /** Language of what is counted, where it is not the page's. */
  lang?: { lang: string; dir: string } | undefined
}

/** Counts of what stands side by side: a table with a bar in each row to compare them by. */
export function CountBars({ title, hint, none, ...counted }: CountBarsProps) {
  const id = useId()

  return (
    <section aria-labelledby={id} css={styles.chart}>
      <h2 css={styles.title} id={id}>
        {title}
      </h2>
      {hint && <p css={styles.hint}>{hint}</p>}
      {counted.items.length === 0 ? (
        <p css={styles.hint}>{none}</p>
      ) : (
        <CountTable title={title} {...counted} />
      )}
    </section>
  )
}

type CountTableProps = Omit<CountBarsProps, 'hint' | 'none'>

function CountTable({ title, items, heads, few, lang }: CountTableProps) {
  const { count, percent } = useFormat()
  const all = items.reduce((sum, row) => sum + (row.count ?? 0), 0)
  const most = Math.max(1, ...items.map((row) => row.count ?? 0))
  const label = (row: CountRow) => (
    <>
      <span {...lang}>{row.label}</span>
      <Bar part={(row.count ?? 0) / most} />
    </>
  )
  const times = (row: CountRow) =>
    row.count === null ? <span css={styles.few}>{few}</span> : count(row.count)
  const share = (row: CountRow) => (row.count === null ? '' : percent(row.count / Math.max(1, all)))

  return (
    <Table
      columns={[
        { id: 'what', header: heads.what, isRowHeader: true, cell: label },
        { id: 'count', header: heads.count, cell: times },
        { id: 'share', header: heads.share, cell: share },
      ]}
      css={styles.table}
      items={items}
      label={title}
      look="plain"
      rowKey={({ key }) => key}
    />
  )
}

/** Says nothing that the count beside it does not say. */
function Bar({ part }: { part: number }) {
  return (
    <span aria-hidden css={styles.track}>
      <i css={styles.bar} style={{ inlineSize: `${part * 100}%` }} />
    </span>
  )
}
