import type { ReactNode } from 'react'

import { useTheme } from '../../../theme/useTheme.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import type { DataColumn, TableSelection } from './dataColumn.ts'
import { dataTableStyles } from './DataTable.styles.ts'
import { roles } from './tableRoles.ts'

export interface DataRowProps<Row> {
  /** What the row shows. */
  row: Row
  /** Tells the row from the others. */
  rowKey: string
  /** What stands in the row, from first to last. */
  columns: readonly DataColumn<Row>[]
  /** The choice that the row may be part of. */
  selection: TableSelection<Row> | undefined
}

/** One row of a list; on a phone a card. */
export function DataRow<Row>({ row, rowKey, columns, selection }: DataRowProps<Row>) {
  const styles = dataTableStyles(useTheme())
  const isSelected = selection?.selected.includes(rowKey) ?? false

  return (
    <tr
      {...roles.row}
      css={[styles.row, selection && styles.choosable, isSelected && styles.selected]}
    >
      {selection && (
        <td {...roles.cell} css={[styles.cell, styles.selectCell]}>
          <Checkbox
            aria-label={selection.labelOf(row)}
            isSelected={isSelected}
            onChange={(isChosen) => selection.onSelect(withKey(selection, rowKey, isChosen))}
          />
        </td>
      )}
      {columns.map((column) => (
        <DataCell column={column} key={column.id}>
          {column.cell(row)}
        </DataCell>
      ))}
    </tr>
  )
}

function withKey<Row>({ selected }: TableSelection<Row>, key: string, isChosen: boolean) {
  return isChosen ? [...selected, key] : selected.filter((other) => other !== key)
}

interface DataCellProps<Row> {
  /** Column that the cell is part of. */
  column: DataColumn<Row>
  /** What stands in it. */
  children: ReactNode
}

function DataCell<Row>({ column, children }: DataCellProps<Row>) {
  const styles = dataTableStyles(useTheme())
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
