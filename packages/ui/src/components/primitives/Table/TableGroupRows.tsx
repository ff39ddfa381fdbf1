import { tableStyles as styles } from './Table.styles.ts'
import type { TableColumn, TableFoot, TableGroup, TableSelection } from './tableColumn.ts'
import { roles } from './tableRoles.ts'
import { TableRow } from './TableRow.tsx'

export interface TableGroupRowsProps<Row> {
  /** The rows, and what they are called together. */
  group: TableGroup<Row>
  /** What stands in a row, from first to last. */
  columns: readonly TableColumn<Row>[]
  /** Tells a row from the others. */
  rowKey: (row: Row) => string
  /** The choice of rows. */
  selection: TableSelection<Row> | undefined
}

/** Rows that belong together, below their name where they have one. */
export function TableGroupRows<Row>(props: TableGroupRowsProps<Row>) {
  const { group, columns, rowKey, selection } = props

  return (
    <tbody {...roles.rowgroup}>
      {group.heading !== null && (
        <tr {...roles.row} css={styles.groupRow}>
          <th
            {...roles.rowheader}
            colSpan={columns.length + (selection ? 1 : 0)}
            css={styles.groupName}
            scope="rowgroup"
          >
            {group.heading}
          </th>
        </tr>
      )}
      {group.items.map((row) => (
        <TableRow
          columns={columns}
          key={rowKey(row)}
          row={row}
          rowKey={rowKey(row)}
          selection={selection}
        />
      ))}
    </tbody>
  )
}

export interface FootRowProps {
  /** What all rows come to. */
  foot: TableFoot
  /** Columns of the table. */
  columnCount: number
}

/** The last row: a sum below the last column. */
export function FootRow({ foot, columnCount }: FootRowProps) {
  return (
    <tfoot {...roles.rowgroup}>
      <tr {...roles.row} css={styles.footRow}>
        <th {...roles.rowheader} colSpan={columnCount - 1} css={styles.footName} scope="row">
          {foot.label}
        </th>
        <td {...roles.cell} css={[styles.footSum, styles.figure]}>
          {foot.value}
        </td>
      </tr>
    </tfoot>
  )
}
