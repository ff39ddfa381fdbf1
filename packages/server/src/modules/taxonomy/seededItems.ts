import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'
import type { SeededItemsTable } from '../../db/tables.ts'

type Kind = SeededItemsTable['kind']

/** Returns the names that shipped before. An admin has removed those that are gone since. */
export async function seededAmong(db: Db, kind: Kind, names: readonly string[]) {
  if (names.length === 0) return new Set<string>()
  const rows = await db
    .selectFrom('seeded_items')
    .select('name')
    .where('kind', '=', kind)
    .where('name', 'in', names)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** Saves that these have shipped. */
export async function rememberSeeded(db: Db, kind: Kind, names: readonly string[]) {
  if (names.length === 0) return
  await db
    .insertInto('seeded_items')
    .values(names.map((name) => ({ kind, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Saves what replaced a category or a tag, and all that it had replaced. */
export async function rememberMerge(db: Db, kind: 'category' | 'tag', from: string, into: string) {
  const table = sql.table(kind === 'category' ? 'categories' : 'tags')
  await sql`update seeded_items set became = ${into} where kind = ${kind}
    and (became = ${from} or name = (select name from ${table} where id = ${from}))`.execute(db)
}
