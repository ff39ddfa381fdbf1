import type { ReactNode } from 'react'

/** Column of a table. On a phone its values are part of a card. */
export interface TableColumn<Row> {
  /** Id of the column. For a sortable column, the sort key of the server. */
  id: string
  header: string
  /** Hides the name visually. Default: false. */
  isHeaderHidden?: boolean
  cell: (row: Row) => ReactNode
  /** True for the column with the name of the row. Exactly one column must set this. */
  isRowHeader?: boolean
  /** Order after the first press. If absent, the column cannot be sorted. */
  firstOrder?: 'asc' | 'desc'
  isFigure?: boolean
  isUnbroken?: boolean
  /** Minimum width on a wide screen. `wide` is for text and images. */
  width?: 'auto' | 'wide'
  /**
   * Position on a card. `line` shows only the value (default), `named` adds the name, and `fact`
   * has the name above the value. `corner` is in the first line. `start` reserves space in that
   * line for a `side` column.
   */
  card?: 'line' | 'named' | 'fact' | 'hidden' | 'corner' | 'start' | 'side'
}

export interface TableFooter {
  label: string
  value: ReactNode
}

export interface TableGroup<Row> {
  heading: string | null
  items: readonly Row[]
}

export function groupsOf<Row>(
  items: readonly Row[],
  groupOf: ((row: Row) => string) | undefined,
): TableGroup<Row>[] {
  if (!groupOf) return [{ heading: null, items }]
  return [...Map.groupBy(items, groupOf)].map(([heading, rows]) => ({ heading, items: rows }))
}

export interface TableSort {
  id: string
  desc: boolean
}

/** Returns the sort order after a column was pressed. A second press reverses the order. */
export function nextSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined): TableSort {
  const { id, firstOrder } = column
  return { id, desc: sort?.id === id ? !sort.desc : firstOrder === 'desc' }
}

export interface TableSelection<Row> {
  value: readonly string[]
  onChange: (keys: string[]) => void
  /** Accessible name of the checkbox that selects all rows of the page. */
  allLabel: string
  labelOf: (row: Row) => string
}
