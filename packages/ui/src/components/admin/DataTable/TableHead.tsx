import { useTheme } from '../../../theme/useTheme.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { nextSort } from './dataColumn.ts'
import type { DataColumn, TableSelection, TableSort } from './dataColumn.ts'
import { dataTableStyles } from './DataTable.styles.ts'
import { roles } from './tableRoles.ts'

export interface TableHeadProps<Row> {
  /** The columns that are named. */
  columns: readonly DataColumn<Row>[]
  /** Keys of the rows of this page. */
  keys: readonly string[]
  /** What rows are sorted by. */
  sort: TableSort | undefined
  /** Another order is wanted. */
  onSort: ((sort: TableSort) => void) | undefined
  /** The choice of rows. */
  selection: TableSelection<Row> | undefined
}

const orderOf = ({ desc }: TableSort) => (desc ? 'descending' : 'ascending')

/** Names of the columns; those that can be sorted by are buttons. */
export function TableHead<Row>({ columns, keys, sort, onSort, selection }: TableHeadProps<Row>) {
  const styles = dataTableStyles(useTheme())

  return (
    <thead {...roles.rowgroup} css={styles.head}>
      <tr {...roles.row}>
        {selection && (
          <td {...roles.cell} css={styles.headCell}>
            <AllBox keys={keys} selection={selection} />
          </td>
        )}
        {columns.map((column) => (
          <th
            {...roles.columnheader}
            {...(sort?.id === column.id ? { 'aria-sort': orderOf(sort) } : {})}
            css={[
              styles.headCell,
              column.isFigure && styles.figure,
              column.isRowHeader && styles.rowHeader,
            ]}
            key={column.id}
            scope="col"
          >
            {onSort && column.firstOrder ? (
              <SortButton column={column} onSort={onSort} sort={sort} />
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The choice may hold rows of other pages; the box speaks of this one. */
function AllBox<Row>({ keys, selection }: { keys: readonly string[] } & Selecting<Row>) {
  const { selected, onSelect, allLabel } = selection
  const isSome = keys.some((key) => selected.includes(key))
  const isAll = keys.length > 0 && keys.every((key) => selected.includes(key))
  const others = selected.filter((key) => !keys.includes(key))

  return (
    <Checkbox
      aria-label={allLabel}
      isDisabled={keys.length === 0}
      isIndeterminate={isSome && !isAll}
      isSelected={isAll}
      onChange={(isChosen) => onSelect(isChosen ? [...others, ...keys] : others)}
    />
  )
}

interface Selecting<Row> {
  /** The choice of rows. */
  selection: TableSelection<Row>
}

interface SortButtonProps<Row> {
  /** Column that is sorted by. */
  column: DataColumn<Row>
  /** What rows are sorted by now. */
  sort: TableSort | undefined
  /** Another order is wanted. */
  onSort: (sort: TableSort) => void
}

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const styles = dataTableStyles(useTheme())
  const isSorted = sort?.id === column.id

  return (
    <button css={styles.sort} onClick={() => onSort(nextSort(column, sort))} type="button">
      {column.header}
      <span css={[styles.arrow, isSorted && styles.shown]}>
        <Icon name={isSorted && sort.desc ? 'arrowDown' : 'arrowUp'} size={16} />
      </span>
    </button>
  )
}
