import { randomUUID } from 'node:crypto'

import type { Insertable } from 'kysely'

import type { Database, Db } from '../db/database.ts'

type Said = Pick<Insertable<Database['comments']>, 'story_id' | 'created_at'>

export async function newComment(
  db: Db,
  given: Said & Partial<Insertable<Database['comments']>>,
): Promise<string> {
  const comment = { id: randomUUID(), words: 'The tide was out that day.', ...given }
  await db.insertInto('comments').values(comment).execute()
  return comment.id
}
