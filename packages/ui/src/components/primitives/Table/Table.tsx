import type { ComponentPropsWithRef } from 'react'

import { ScrollRegion } from '../ScrollRegion/ScrollRegion.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { PlainTable } from './PlainTable.tsx'
import { StateRow, type ListState } from './StateRow.tsx'
import { tableStyles as styles } from './Table.styles.ts'
import { groupsOf } from './tableColumn.ts'
import type { TableColumn, TableFoot, TableSelection, TableSort } from './tableColumn.ts'
import { FootRow, TableGroupRows } from './TableGroupRows.tsx'
import { TableHead } from './TableHead.tsx'
import { roles } from './tableRoles.ts'

export interface TablePartsProps<Row> extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** Names the table, such as `Users, the newest first`. */
  label: string
  /** The name is seen as well, above the table. */
  isLabelShown?: boolean
  /** From first to last. */
  columns: readonly TableColumn<Row>[]
  /** One page of rows, as the server sorted them. */
  items: readonly Row[]
  /** Tells a row from the others, on other pages too. */
  rowKey: (row: Row) => string
}

export interface TableProps<Row> extends TablePartsProps<Row>, ListState {
  /** `cards` makes a card of each row on a phone; `plain` is for a few facts within a page. */
  look?: 'cards' | 'plain'
  /** Names the region that scrolls where the table is wider than its place; as the table otherwise. */
  regionLabel?: string
  /** What rows are sorted by. */
  sort?: TableSort
  /** Another order is wanted. */
  onSortChange?: (sort: TableSort) => void
  /** Rows can be chosen. Absent: nothing is done with several at once. */
  selection?: TableSelection<Row>
  /** Name of the group that a row is part of; rows of one group stand together below its name. */
  groupOf?: (row: Row) => string
  /** What all rows come to, below them. */
  foot?: TableFoot
  /** Another page, order or filter is on its way; these rows are the last ones. */
  isBusy?: boolean
}

/** Rows of one kind, told by the same columns; on a phone a card for each row. */
export function Table<Row>({ look = 'cards', ...props }: TableProps<Row>) {
  const { regionLabel, sort, onSortChange, selection, isBusy, groupOf, foot, ...rest } = props
  const { status, loading, failed, empty, ...parts } = rest
  if (look === 'plain') return <PlainTable {...parts} />

  return (
    <ScrollRegion isBusy={isBusy ?? false} label={regionLabel ?? props.label}>
      <CardTable
        {...parts}
        {...{ isBusy, sort, onSortChange, selection, groupOf, foot }}
        {...{ status, loading, failed, empty }}
      />
    </ScrollRegion>
  )
}

/** Props of a table of cards as they come, given or not. */
type CardTableProps<Row> = TablePartsProps<Row> & {
  [Name in keyof Omit<TableProps<Row>, keyof TablePartsProps<Row> | 'look' | 'regionLabel'>]:
    | TableProps<Row>[Name]
    | undefined
}

function CardTable<Row>(props: CardTableProps<Row>) {
  const { label, isLabelShown, columns, items, rowKey, selection, groupOf, foot, ...rest } = props
  const { isBusy, sort, onSortChange, status, loading, failed, empty, ...native } = rest

  return (
    <table {...native} {...roles.table} css={[styles.table, isBusy && styles.stale]}>
      <caption css={styles.caption}>
        {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </caption>
      <TableHead
        columns={columns}
        keys={items.map(rowKey)}
        onSortChange={onSortChange}
        selection={selection}
        sort={sort}
      />
      {items.length > 0 ? (
        groupsOf(items, groupOf).map((group) => (
          <TableGroupRows key={group.heading} {...{ group, columns, rowKey, selection }} />
        ))
      ) : (
        <tbody {...roles.rowgroup}>
          <StateRow
            columnCount={columns.length + (selection ? 1 : 0)}
            {...{ status, loading, failed, empty }}
          />
        </tbody>
      )}
      {foot && items.length > 0 && <FootRow columnCount={columns.length} foot={foot} />}
    </table>
  )
}
