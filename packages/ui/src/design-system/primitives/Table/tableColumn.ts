import type { ReactNode } from 'react'

/** A column of a table and its place on a card. */
export interface TableColumn<Row> {
  /** Id of the column, and the server's sort key if it sorts. */
  id: string
  /** Name in the head and on cards. */
  header: string
  /** Hides the name visually. Default: false. */
  isHeaderHidden?: boolean
  cell: (row: Row) => ReactNode
  /** Marks the column that names the row. Exactly one column has it. */
  isRowHeader?: boolean
  /** First sort order. Without it the column does not sort. */
  firstOrder?: 'asc' | 'desc'
  isFigure?: boolean
  isUnbroken?: boolean
  /** Minimum width on a wide screen: `wide` for text and pictures. */
  width?: 'auto' | 'wide'
  /**
   * Place on a card: a `line` without its name (default), a `named` line, a `fact` below its name,
   * or `hidden`. With a `corner` column in the first line, `start` leaves the end of a line free
   * for a `side` column.
   */
  card?: 'line' | 'named' | 'fact' | 'hidden' | 'corner' | 'start' | 'side'
}

export interface TableFoot {
  label: string
  /** Total, below the last column. */
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

/** Returns the order after a press on a column: reversed, or the new column's first order. */
export function nextSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined): TableSort {
  const { id, firstOrder } = column
  return { id, desc: sort?.id === id ? !sort.desc : firstOrder === 'desc' }
}

export interface TableSelection<Row> {
  value: readonly string[]
  onChange: (keys: string[]) => void
  /** Name of the checkbox that selects every row of the page. */
  allLabel: string
  labelOf: (row: Row) => string
}
