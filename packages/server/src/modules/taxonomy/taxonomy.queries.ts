import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'

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
