import { randomUUID } from 'node:crypto'

import type { Insertable } from 'kysely'

import type { Database, Db } from '../db/database.ts'

type Said = Pick<Insertable<Database['comments']>, 'story_id' | 'created_at'>

/** A comment that stands in the database; its id. */
export async function newComment(
  db: Db,
  given: Said & Partial<Insertable<Database['comments']>>,
): Promise<string> {
  const comment = { id: randomUUID(), words: 'The tide was out that day.', ...given }
  await db.insertInto('comments').values(comment).execute()
  return comment.id
}

/** A review with five stars that stands in the database; its id. */
export async function newReview(
  db: Db,
  given: Said & { user_id: string } & Partial<Insertable<Database['reviews']>>,
): Promise<string> {
  const { story_id, user_id } = given
  const ending = { ending_name: 'sea', ending_title: 'Out at Sea' }
  const review = { id: randomUUID(), words: 'I still hear the oars.', ...ending, ...given }
  await db.insertInto('story_ratings').values({ story_id, user_id, stars: 5 }).execute()
  await db.insertInto('reviews').values(review).execute()
  return review.id
}
