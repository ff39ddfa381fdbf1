import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { nextSort, type TableColumn, type TableSelection, type TableSort } from './tableColumn.ts'
import { tableStyles as styles } from './Table.styles.ts'
import { roles } from './tableRoles.ts'

export interface TableHeadProps<Row> {
  /** The columns that are named. */
  columns: readonly TableColumn<Row>[]
  /** Keys of the rows of this page. */
  keys: readonly string[]
  /** What rows are sorted by. */
  sort: TableSort | undefined
  /** Another order is wanted. */
  onSortChange: ((sort: TableSort) => void) | undefined
  /** The choice of rows. */
  selection: TableSelection<Row> | undefined
}

const orderOf = ({ desc }: TableSort) => (desc ? 'descending' : 'ascending')

/** Names of the columns; those that can be sorted by are buttons. */
export function TableHead<Row>({
  columns,
  keys,
  sort,
  onSortChange,
  selection,
}: TableHeadProps<Row>) {
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
            {onSortChange && column.firstOrder ? (
              <SortButton column={column} onSortChange={onSortChange} sort={sort} />
            ) : (
              <HeadName {...column} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function HeadName({
  header,
  isHeaderHidden,
}: Pick<TableColumn<never>, 'header' | 'isHeaderHidden'>) {
  return isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header
}

/** The choice may hold rows of other pages; the box speaks of this one. */
function AllBox<Row>({ keys, selection }: { keys: readonly string[] } & Selecting<Row>) {
  const { value, onChange, allLabel } = selection
  const isSome = keys.some((key) => value.includes(key))
  const isAll = keys.length > 0 && keys.every((key) => value.includes(key))
  const others = value.filter((key) => !keys.includes(key))

  return (
    <Checkbox
      aria-label={allLabel}
      isDisabled={keys.length === 0}
      isIndeterminate={isSome && !isAll}
      isSelected={isAll}
      onChange={(isChosen) => onChange(isChosen ? [...others, ...keys] : others)}
    />
  )
}

interface Selecting<Row> {
  /** The choice of rows. */
  selection: TableSelection<Row>
}

interface SortButtonProps<Row> {
  /** Column that is sorted by. */
  column: TableColumn<Row>
  /** What rows are sorted by now. */
  sort: TableSort | undefined
  /** Another order is wanted. */
  onSortChange: (sort: TableSort) => void
}

function SortButton<Row>({ column, sort, onSortChange }: SortButtonProps<Row>) {
  const isSorted = sort?.id === column.id

  return (
    <button css={styles.sort} onClick={() => onSortChange(nextSort(column, sort))} type="button">
      {column.header}
      <span css={[styles.arrow, isSorted && styles.shown]}>
        <Icon name={isSorted && sort.desc ? 'arrowDown' : 'arrowUp'} size={16} />
      </span>
    </button>
  )
}
