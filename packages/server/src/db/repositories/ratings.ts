import { sql } from 'kysely'

import type { RatingRepository } from '../../services/stories/ports.ts'
import type { Db } from '../database.ts'
import { hasRow } from '../../platform/db/hasRow.ts'

const findStars = async (db: Db, storyId: string, userId: string) => {
  const rating = await db
    .selectFrom('story_ratings')
    .select('stars')
    .where('story_id', '=', storyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return rating?.stars
}

type NewRating = Parameters<RatingRepository['rate']>[0]

/** The story's row is locked first, so two clicks of one user come in an order. */
async function rate(db: Db, { storyId: story_id, userId: user_id, stars }: NewRating) {
  await db.selectFrom('stories').select('id').where('id', '=', story_id).forUpdate().execute()
  const before = await findStars(db, story_id, user_id)
  await db
    .insertInto('story_ratings')
    .values({ story_id, user_id, stars })
    .onConflict((conflict) => conflict.columns(['story_id', 'user_id']).doUpdateSet({ stars }))
    .execute()
  return db
    .updateTable('stories')
    .set({
      ratings_count: sql`ratings_count + ${sql.lit(before === undefined ? 1 : 0)}`,
      ratings_sum: sql`ratings_sum + ${sql.lit(stars - (before ?? 0))}`,
    })
    .where('id', '=', story_id)
    .returning(['ratings_count', 'ratings_sum'])
    .executeTakeFirstOrThrow()
}

const hasFinished = (db: Db, storyId: string, userId: string) =>
  hasRow(
    db
      .selectFrom('reached_endings')
      .innerJoin('game_sessions', (join) =>
        join
          .onRef('game_sessions.id', '=', 'reached_endings.session_id')
          .onRef('game_sessions.user_id', '=', 'reached_endings.user_id'),
      )
      .select('turn_id')
      .where('game_sessions.user_id', '=', userId)
      .where('preview_code', 'is', null)
      .where('story_id', '=', storyId)
      .limit(1),
  )

export const ratingRepository = (db: Db): RatingRepository => ({
  canRate: async (storyId, userId) =>
    (await findStars(db, storyId, userId)) !== undefined ||
    (await hasFinished(db, storyId, userId)),
  rate: (rating) => rate(db, rating),
  findStars: (storyId, userId) => findStars(db, storyId, userId),
})
