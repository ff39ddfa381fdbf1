import type { ReactNode } from 'react'

/** A column of a list: its name, what stands in it, and where that stands on a phone. */
export interface TableColumn<Row> {
  /** Tells the column from the others; of one that sorts, the name that the server sorts by. */
  id: string
  /** Name in the head of the table, and beside a fact of a card. */
  header: string
  /** What stands in the column for a row. */
  cell: (row: Row) => ReactNode
  /** What the row is called by: one column has it. */
  isRowHeader?: boolean
  /** Rows can be sorted by the column, beginning this way. */
  firstOrder?: 'asc' | 'desc'
  /** Figures, which stand below each other by their last digit. */
  isFigure?: boolean
  /** No line of it is broken. */
  isUnbroken?: boolean
  /** Room on a wide screen: `wide` for words and pictures that would be squeezed. */
  width?: 'auto' | 'wide'
  /**
   * Place on a card: a `line` of its own, without its name (the default), a `fact` beside others,
   * with its name, or nowhere.
   */
  card?: 'line' | 'fact' | 'hidden'
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
  /** Names the box of a row. */
  labelOf: (row: Row) => string
}
