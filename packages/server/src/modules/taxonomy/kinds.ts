import type { AdminCategory, AdminTag, CategoryForm, TagForm } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { Db } from '../../platform/call.ts'
import { rememberMerge } from './taxonomy.queries.ts'
import type { AuditFacts } from '../audit/index.ts'

export interface Item {
  id: string
  display_name: string
  stories: number
}

export type ItemForm = AuditFacts & { readonly display_name: string }

/** Changes. Absent fields don't change. */
export type ItemChanges<Form> = { readonly [Field in keyof Form]?: Form[Field] | undefined }

export interface Kind<Row extends Item, Form extends ItemForm> {
  name: 'category' | 'tag'
  table: 'categories' | 'tags'
  list: (db: Db) => Promise<Row[]>
  /** Inserts an item. Returns undefined if the key is taken. */
  insert: (db: Db, form: Form, key: string) => Promise<{ id: string } | undefined>
  update: (db: Db, id: string, form: Form) => Promise<unknown>
  moveStories: (db: Db, from: string, into: string) => Promise<unknown>
  formOf: (row: Row, changes?: ItemChanges<Form>) => Form
}

export const CATEGORIES: Kind<AdminCategory, CategoryForm> = {
  name: 'category',
  table: 'categories',
  list: (db) =>
    db
      .selectFrom('categories')
      .select(['id', 'name', 'display_name', 'sort_order'])
      .select(
        sql<number>`(select count(*)::int from stories where category_id = categories.id)`.as(
          'stories',
        ),
      )
      .orderBy('sort_order')
      .orderBy('name')
      .execute(),
  insert: (db, { display_name }, name) =>
    db
      .insertInto('categories')
      .values({
        name,
        display_name,
        sort_order: sql<number>`(select coalesce(max(sort_order), 0) + 1 from categories)`,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst(),
  update: (db, id, form) => db.updateTable('categories').set(form).where('id', '=', id).execute(),
  moveStories: async (db, from, into) => {
    await db
      .updateTable('stories')
      .set({ category_id: into })
      .where('category_id', '=', from)
      .execute()
    await rememberMerge(db, 'category', from, into)
  },
  formOf: (row, { display_name = row.display_name } = {}) => ({ display_name }),
}

export const TAGS: Kind<AdminTag, TagForm> = {
  name: 'tag',
  table: 'tags',
  list: (db) =>
    db
      .selectFrom('tags')
      .select(['id', 'display_name', 'color'])
      .select(
        sql<number>`(select count(*)::int from story_tags where tag_id = tags.id)`.as('stories'),
      )
      .orderBy('display_name')
      .orderBy('id')
      .execute(),
  insert: (db, form, name) =>
    db
      .insertInto('tags')
      .values({ ...form, name })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst(),
  update: (db, id, form) => db.updateTable('tags').set(form).where('id', '=', id).execute(),
  moveStories: async (db, from, into) => {
    await sql`insert into story_tags (story_id, tag_id)
      select story_id, ${into}::uuid from story_tags where tag_id = ${from}
      on conflict do nothing`.execute(db)
    await db.deleteFrom('story_tags').where('tag_id', '=', from).execute()
    await rememberMerge(db, 'tag', from, into)
  },
  formOf: (row, { display_name = row.display_name, color = row.color } = {}) => ({
    display_name,
    color,
  }),
}
