import type { ComponentPropsWithRef, ReactNode } from 'react'

import { ScrollRegion } from '../ScrollRegion/ScrollRegion.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { StateRow, type ListState } from './StateRow.tsx'
import { tableStyles as styles } from './Table.styles.ts'
import {
  groupsOf,
  type TableColumn,
  type TableFooter,
  type TableSelection,
  type TableSort,
  nextSort,
  type TableGroup,
} from './tableColumn.ts'
import { roles } from './tableRoles.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Icon } from '../Icon/Icon.tsx'

export interface TablePartsProps<Row> extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  label: string
  isLabelShown?: boolean
  columns: readonly TableColumn<Row>[]
  /** Rows of one page in the order of the server. */
  items: readonly Row[]
  /** Returns a key that is unique on all pages. */
  rowKey: (row: Row) => string
}

export interface TableProps<Row> extends TablePartsProps<Row>, ListState {
  /** `cards` shows each row as a card on a phone. `plain` is for small tables. Default: `cards`. */
  look?: 'cards' | 'plain'
  /** Accessible name of the scroll area of a wide table. Default: the name of the table. */
  regionLabel?: string
  sort?: TableSort
  onSortChange?: (sort: TableSort) => void
  selection?: TableSelection<Row>
  /** Returns the name of the group of a row. The rows of a group must be adjacent. */
  groupOf?: (row: Row) => string
  foot?: TableFooter
  /** True while another page, order or filter is loading. Default: false. */
  isBusy?: boolean
}

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
      {foot && items.length > 0 && (
        <tfoot {...roles.rowgroup}>
          <tr {...roles.row} css={styles.footRow}>
            <th {...roles.rowheader} colSpan={columns.length - 1} css={styles.footName} scope="row">
              {foot.label}
            </th>
            <td {...roles.cell} css={[styles.footSum, styles.figure]}>
              {foot.value}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** Table that is not shown as cards on a phone but scrolls horizontally. */
function PlainTable<Row>({
  label,
  isLabelShown = false,
  columns,
  items,
  rowKey,
  ...native
}: TablePartsProps<Row>) {
  return (
    <table {...native} css={styles.plain}>
      <caption css={styles.caption}>
        {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </caption>
      <thead>
        <tr>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <PlainCell column={column} key={column.id} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PlainCellProps<Row> {
  column: TableColumn<Row>
  row: Row
}

function PlainCell<Row>({ column, row }: PlainCellProps<Row>) {
  return column.isRowHeader ? <th scope="row">{column.cell(row)}</th> : <td>{column.cell(row)}</td>
}

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  keys: readonly string[]
  sort: TableSort | undefined
  onSortChange: ((sort: TableSort) => void) | undefined
  selection: TableSelection<Row> | undefined
}

const orderOf = ({ desc }: TableSort) => (desc ? 'descending' : 'ascending')

function TableHead<Row>({ columns, keys, sort, onSortChange, selection }: TableHeadProps<Row>) {
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
            ) : column.isHeaderHidden ? (
              <VisuallyHidden>{column.header}</VisuallyHidden>
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

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
  selection: TableSelection<Row>
}

interface SortButtonProps<Row> {
  column: TableColumn<Row>
  sort: TableSort | undefined
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

interface TableGroupRowsProps<Row> {
  group: TableGroup<Row>
  columns: readonly TableColumn<Row>[]
  rowKey: (row: Row) => string
  selection: TableSelection<Row> | undefined
}

function TableGroupRows<Row>(props: TableGroupRowsProps<Row>) {
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

interface TableRowProps<Row> {
  row: Row
  rowKey: string
  columns: readonly TableColumn<Row>[]
  selection: TableSelection<Row> | undefined
}

function TableRow<Row>({ row, rowKey, columns, selection }: TableRowProps<Row>) {
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
  column: TableColumn<Row>
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
