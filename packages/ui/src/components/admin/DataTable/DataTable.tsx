import { useTheme } from '../../../theme/useTheme.ts'
import { ScrollRegion } from '../../primitives/ScrollRegion/ScrollRegion.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { DataColumn, TableSelection, TableSort } from './dataColumn.ts'
import { DataRow } from './DataRow.tsx'
import { dataTableStyles } from './DataTable.styles.ts'
import { StateRow } from './StateRow.tsx'
import type { ListState } from './StateRow.tsx'
import { TableHead } from './TableHead.tsx'
import { roles } from './tableRoles.ts'

export interface DataTableProps<Row> extends ListState {
  /** Names the table, such as `Users, the newest first`. */
  label: string
  /** Names the region that scrolls where the table is wider than its place; as the table otherwise. */
  regionLabel?: string
  /** From first to last. */
  columns: readonly DataColumn<Row>[]
  /** One page of rows, as the server sorted them. */
  rows: readonly Row[]
  /** Tells a row from the others, on other pages too. */
  rowKey: (row: Row) => string
  /** What rows are sorted by. */
  sort?: TableSort
  /** Another order is wanted. */
  onSort?: (sort: TableSort) => void
  /** Rows can be chosen. Absent: nothing is done with several at once. */
  selection?: TableSelection<Row>
  /** Another page, order or filter is on its way; these rows are the last ones. */
  isStale?: boolean
}

/** A list of the administration: a table, and on a phone a card for each row from the same columns. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, regionLabel = label, columns, rows, rowKey, selection, isStale = false } = props
  const styles = dataTableStyles(useTheme())
  const keys = rows.map(rowKey)

  return (
    <ScrollRegion isBusy={isStale} label={regionLabel}>
      <table {...roles.table} css={[styles.table, isStale && styles.stale]}>
        <caption css={styles.caption}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <TableHead
          columns={columns}
          keys={keys}
          onSort={props.onSort}
          selection={selection}
          sort={props.sort}
        />
        <tbody {...roles.rowgroup}>
          <Rows {...props} />
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** The rows, or what stands in their place where there are none. */
function Rows<Row>({ columns, rows, rowKey, selection, ...state }: DataTableProps<Row>) {
  if (rows.length > 0) {
    return rows.map((row) => (
      <DataRow
        columns={columns}
        key={rowKey(row)}
        row={row}
        rowKey={rowKey(row)}
        selection={selection}
      />
    ))
  }
  return (
    <StateRow
      columnCount={columns.length + (selection ? 1 : 0)}
      empty={state.empty}
      failed={state.failed}
      loading={state.loading}
      status={state.status}
    />
  )
}
