import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'
import type { SeededItemsTable } from '../../db/tables.ts'

type Kind = SeededItemsTable['kind']

/** Returns names that were shipped before. If one is missing now, an admin removed it. */
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

export async function rememberSeeded(db: Db, kind: Kind, names: readonly string[]) {
  if (names.length === 0) return
  await db
    .insertInto('seeded_items')
    .values(names.map((name) => ({ kind, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Records the replacement of an item and of all items merged into it. */
export async function rememberMerge(db: Db, kind: 'category' | 'tag', from: string, into: string) {
  const table = sql.table(kind === 'category' ? 'categories' : 'tags')
  await sql`update seeded_items set became = ${into} where kind = ${kind}
    and (became = ${from} or name = (select name from ${table} where id = ${from}))`.execute(db)
}
