import { sql } from 'kysely'

import type { Db } from '../../platform/call.ts'
import type { SeededItemsTable } from '../../db/tables.ts'
import catalogue from '@kathasagar/stories/catalogue.json' with { type: 'json' }

interface Named {
  display_name: string
}

const idsOf = (shipped: readonly { name: string; display_name: string }[]) =>
  new Map(shipped.map(({ name, display_name }) => [display_name, name]))

function withMessageId(ids: ReadonlyMap<string, string>) {
  return <Item extends Named>(item: Item): Item & { message_id?: string } => {
    const message_id = ids.get(item.display_name)
    return message_id === undefined ? item : { ...item, message_id }
  }
}

export const nameCategory = withMessageId(idsOf(catalogue.categories))
export const nameTag = withMessageId(idsOf(catalogue.tags))

type Kind = SeededItemsTable['kind']

/** Returns the names that were seeded before. If such an item is missing, an admin has removed it. */
export async function filterSeeded(db: Db, kind: Kind, names: readonly string[]) {
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

/** Records the replacement of an item, and of all items that were merged into it. */
export async function rememberMerge(db: Db, kind: 'category' | 'tag', from: string, into: string) {
  const table = sql.table(kind === 'category' ? 'categories' : 'tags')
  await sql`update seeded_items set became = ${into} where kind = ${kind}
    and (became = ${from} or name = (select name from ${table} where id = ${from}))`.execute(db)
}

export const categoryRows = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'name', 'display_name', 'sort_order'])
    .orderBy('sort_order')
    .orderBy('name')
    .execute()

export const tagRows = (db: Db) =>
  db.selectFrom('tags').select(['id', 'display_name', 'color']).orderBy('display_name').execute()

export async function findCategoryId(db: Db, name: string) {
  const found = await db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst()
  return found?.id
}

export async function findTagId(db: Db, idOrName: string) {
  const found = await db
    .selectFrom('tags')
    .select('id')
    .where(sql`id::text`, '=', idOrName.toLowerCase())
    .union(db.selectFrom('tags').select('id').where('name', '=', idOrName))
    .executeTakeFirst()
  return found?.id
}
