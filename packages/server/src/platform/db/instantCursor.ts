/** A place in a list that stands by the instant of its entries. */
export interface InstantPlace {
  created_at: Date
  id: string
}

/** Names the place of an entry, as the contract's `instantCursor` is read. */
export const instantCursorAt = ({ created_at, id }: InstantPlace) => `${created_at.getTime()}_${id}`

/** The place that a cursor names; null for none. */
export function instantPlaceAt(cursor: string | undefined): InstantPlace | null {
  if (cursor === undefined) return null
  const [at = '', id = ''] = cursor.split('_')
  return { created_at: new Date(Number(at)), id }
}

/** A page of what was asked for with one more, and where the next begins. */
export function pageUpTo<Row>(rows: readonly Row[], limit: number, cursorAt: (row: Row) => string) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next: rows.length > limit && last ? cursorAt(last) : null }
}
