import type { ReactNode } from 'react'

import { Checkbox } from '../Checkbox/Checkbox.tsx'
import type { TableColumn, TableSelection } from './tableColumn.ts'
import { tableStyles as styles } from './Table.styles.ts'
import { roles } from './tableRoles.ts'

export interface TableRowProps<Row> {
  /** What the row shows. */
  row: Row
  /** Tells the row from the others. */
  rowKey: string
  /** What stands in the row, from first to last. */
  columns: readonly TableColumn<Row>[]
  /** The choice that the row may be part of. */
  selection: TableSelection<Row> | undefined
}

/** One row of a list; on a phone a card. */
export function TableRow<Row>({ row, rowKey, columns, selection }: TableRowProps<Row>) {
  const isSelected = selection?.value.includes(rowKey) ?? false
  const hasCorner = columns.some(({ card }) => card === 'corner')

  return (
    <tr
      {...roles.row}
      css={[
        styles.row,
        hasCorner && styles.cornered,
        selection && styles.choosable,
        isSelected && styles.selected,
      ]}
    >
      {selection && (
        <td {...roles.cell} css={[styles.cell, styles.selectCell]}>
          <Checkbox
            aria-label={selection.labelOf(row)}
            isSelected={isSelected}
            onChange={(isChosen) => selection.onChange(withKey(selection, rowKey, isChosen))}
          />
        </td>
      )}
      {columns.map((column) => (
        <TableCell column={column} key={column.id}>
          {column.cell(row)}
        </TableCell>
      ))}
    </tr>
  )
}

function withKey<Row>({ value }: TableSelection<Row>, key: string, isChosen: boolean) {
  return isChosen ? [...value, key] : value.filter((other) => other !== key)
}

interface TableCellProps<Row> {
  /** Column that the cell is part of. */
  column: TableColumn<Row>
  /** What stands in it. */
  children: ReactNode
}

function TableCell<Row>({ column, children }: TableCellProps<Row>) {
  const { header, isRowHeader, isFigure, isUnbroken, width, card = 'line' } = column
  const cellStyles = [
    styles.cell,
    styles[card],
    isFigure && styles.figure,
    isUnbroken && styles.unbroken,
    width === 'wide' && styles.wide,
  ]

  if (isRowHeader) {
    return (
      <th {...roles.rowheader} css={[...cellStyles, styles.rowHeader]} scope="row">
        {children}
      </th>
    )
  }
  return (
    <td {...roles.cell} css={cellStyles} data-header={header}>
      {children}
    </td>
  )
}
