export interface InstantPlace {
  created_at: Date
  id: string
}

export const instantCursorAt = ({ created_at, id }: InstantPlace) => `${created_at.getTime()}_${id}`

export function instantPlaceAt(cursor: string | undefined): InstantPlace | null {
  if (cursor === undefined) return null
  const [at = '', id = ''] = cursor.split('_')
  return { created_at: new Date(Number(at)), id }
}

/** Drops the extra row and returns the cursor of the next page. */
export function pageUpTo<Row>(rows: readonly Row[], limit: number, cursorAt: (row: Row) => string) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next: rows.length > limit && last ? cursorAt(last) : null }
}
