import type { ReactNode } from 'react'

/** A column of a table and its position on a card. */
export interface TableColumn<Row> {
  /** Id of the column, and the server's sort key if it sorts. */
  id: string
  /** Name in the table header and on cards. */
  header: string
  /** Visually hides the name. Default: false. */
  isHeaderHidden?: boolean
  cell: (row: Row) => ReactNode
  /** Marks the column that names the row. Set it for exactly one column. */
  isRowHeader?: boolean
  /** Initial sort order. If absent, the column is not sortable. */
  firstOrder?: 'asc' | 'desc'
  isFigure?: boolean
  isUnbroken?: boolean
  /** Minimum width on a wide screen: `wide` for text and pictures. */
  width?: 'auto' | 'wide'
  /**
   * Position on a card: a `line` without its name (default), a `named` line, a `fact` below its
   * name, or `hidden`. Next to a `corner` column in the first line, `start` reserves space for a
   * `side` column.
   */
  card?: 'line' | 'named' | 'fact' | 'hidden' | 'corner' | 'start' | 'side'
}

export interface TableFoot {
  label: string
  /** Total, shown below the last column. */
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

/** Returns the sort after a column is pressed: reversed, or the new column's initial order. */
export function nextSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined): TableSort {
  const { id, firstOrder } = column
  return { id, desc: sort?.id === id ? !sort.desc : firstOrder === 'desc' }
}

export interface TableSelection<Row> {
  value: readonly string[]
  onChange: (keys: string[]) => void
  /** Label of the checkbox that selects all rows of the page. */
  allLabel: string
  labelOf: (row: Row) => string
}
