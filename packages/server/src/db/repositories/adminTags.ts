import { sql } from 'kysely'

import type { AdminTagRepository } from '../../services/admin/ports.ts'
import type { Db } from '../database.ts'
import { rememberMerge } from './seededItems.ts'
import { lockTaxonomy } from './taxonomyLock.ts'

async function insert(
  db: Db,
  form: { display_name: string; color: string },
  names: readonly string[],
) {
  for (const name of names) {
    const made = await db
      .insertInto('tags')
      .values({ ...form, name })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) return made.id
  }
  throw new Error(`No key is free for the tag ${form.display_name}`)
}

async function moveStories(db: Db, from: string, into: string) {
  await db
    .insertInto('story_tags')
    .columns(['story_id', 'tag_id'])
    .expression((query) =>
      query
        .selectFrom('story_tags')
        .select(['story_id', sql<string>`${into}::uuid`.as('tag_id')])
        .where('tag_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.deleteFrom('story_tags').where('tag_id', '=', from).execute()
  await rememberMerge(db, 'tag', from, into)
}

export const adminTagRepository = (db: Db): AdminTagRepository => ({
  lock: () => lockTaxonomy(db),

  list: () =>
    db
      .selectFrom('tags')
      .select(['id', 'display_name', 'color'])
      .select(
        sql<number>`(select count(*)::int from story_tags where tag_id = tags.id)`.as('stories'),
      )
      .orderBy('display_name')
      .orderBy('id')
      .execute(),

  insert: (form, { name, otherwise }) => insert(db, form, [name, otherwise]),

  change: async (id, changes) => {
    if (Object.keys(changes).length === 0) return
    await db.updateTable('tags').set(changes).where('id', '=', id).execute()
  },

  moveStories: (from, into) => moveStories(db, from, into),

  remove: async (id) => {
    await db.deleteFrom('tags').where('id', '=', id).execute()
  },
})
