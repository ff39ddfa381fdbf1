import type { ReactNode } from 'react'

/** A column of a list: its name, what stands in it, and where that stands on a phone. */
export interface TableColumn<Row> {
  /** Tells the column from the others; of one that sorts, the name that the server sorts by. */
  id: string
  /** Name in the head of the table, and beside a fact of a card. */
  header: string
  /** The name is only heard: what stands in the column says enough to whoever sees it. */
  isHeaderHidden?: boolean
  /** What stands in the column for a row. */
  cell: (row: Row) => ReactNode
  /** What the row is called by: one column has it. */
  isRowHeader?: boolean
  /** Rows can be sorted by the column, beginning this way. */
  firstOrder?: 'asc' | 'desc'
  /** Figures, which stand below each other by their last digit. */
  isFigure?: boolean
  isUnbroken?: boolean
  /** Room on a wide screen: `wide` for words and pictures that would be squeezed. */
  width?: 'auto' | 'wide'
  /**
   * Place on a card: a `line` of its own, without its name (the default) or after it (`named`), a
   * `fact` beside others, below its name, or nowhere. Where a column stands in the `corner` of the first line, the others
   * may leave the end of their line free (`start`), for what stands at the `side` of them.
   */
  card?: 'line' | 'named' | 'fact' | 'hidden' | 'corner' | 'start' | 'side'
}

/** The last row of a table: what all rows come to. */
export interface TableFoot {
  label: string
  /** The sum, below the last column. */
  value: ReactNode
}

/** Rows that belong together, below their name. */
export interface TableGroup<Row> {
  /** Name of the group; null where rows are not grouped. */
  heading: string | null
  items: readonly Row[]
}

/** Cuts rows into groups; those of one group follow each other. */
export function groupsOf<Row>(
  items: readonly Row[],
  groupOf: ((row: Row) => string) | undefined,
): TableGroup<Row>[] {
  if (!groupOf) return [{ heading: null, items }]
  return [...Map.groupBy(items, groupOf)].map(([heading, rows]) => ({ heading, items: rows }))
}

/** What rows are sorted by, and which way. */
export interface TableSort {
  /** A column, by the name that the server sorts by. */
  id: string
  /** From the last to the first. */
  desc: boolean
}

/** The order that a press on a column asks for: another way round, or a new column's first. */
export function nextSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined): TableSort {
  const { id, firstOrder } = column
  return { id, desc: sort?.id === id ? !sort.desc : firstOrder === 'desc' }
}

/** Rows that are chosen, of other pages too. */
export interface TableSelection<Row> {
  /** Keys of the chosen rows. */
  value: readonly string[]
  /** More, fewer or other rows were chosen. */
  onChange: (keys: string[]) => void
  /** Names the box in the head, which chooses every row of the page. */
  allLabel: string
  labelOf: (row: Row) => string
}
