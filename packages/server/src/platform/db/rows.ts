import { sql, type SelectQueryBuilder } from 'kysely'
import { createBoundedCache } from '@kathasagar/story/boundedCache'
import type { Db } from '../call.ts'

export const isDatabaseAway = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'DATABASE_AWAY'

const KEPT_MS = 60_000
const MAX_KEPT = 500

export function keepLargeCounts<Asked extends unknown[]>(
  count: (db: Db, ...asked: Asked) => Promise<number>,
  large: number,
) {
  const openCache = () =>
    createBoundedCache<string, { total: number; until: number }>({ max: MAX_KEPT })
  const caches = new WeakMap<Db, ReturnType<typeof openCache>>()

  return async (db: Db, ...asked: Asked): Promise<number> => {
    const cache = caches.get(db) ?? openCache()
    caches.set(db, cache)
    const key = JSON.stringify(asked)
    const known = cache.get(key)
    if (known && known.until > performance.now()) return known.total

    const total = await count(db, ...asked)
    if (total < large) cache.delete(key)
    else cache.set(key, { total, until: performance.now() + KEPT_MS })
    return total
  }
}

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

/** Returns a page without its extra row, and the cursor of the next page. */
export function pageUpTo<Row>(rows: readonly Row[], limit: number, cursorAt: (row: Row) => string) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next: rows.length > limit && last ? cursorAt(last) : null }
}

type IsInstant<Key> = Key extends `${string}_at` | `${string}_after` ? true : false

/** Row for a response. The database returns dates for fields such as `created_at`, the response contains text. */
export type StoredRow<Answer> = {
  [Key in keyof Answer]: IsInstant<Key> extends true
    ? Exclude<Answer[Key], string> | Date
    : Answer[Key]
}

export const presentRow = <Answer extends object>(row: StoredRow<Answer>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as Answer

/** Builds a `like` pattern that matches the text anywhere. Escapes wildcards. */
export const like = (words: string) => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`

/** Returns an SQL expression that passes any number of rows as one parameter. */
export const rowsOf = (rows: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`

export async function totalOf<Tables, From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const { total } = await query
    .select(sql`count(*)::int`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}

export const hasRow = async (statement: { executeTakeFirst(): Promise<unknown> }) =>
  (await statement.executeTakeFirst()) !== undefined
