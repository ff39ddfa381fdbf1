import { sql } from 'kysely'

import type { Db, Call, Platform } from '../../platform/call.ts'
import { hasRow } from '../../platform/db/rows.ts'
import { canSeeStory } from '../../platform/policies.ts'
import { averageRating, findStory } from '../catalogue/index.ts'

export async function findRating(db: Db, storyId: string, userId: string) {
  const rating = await db
    .selectFrom('story_ratings')
    .select('stars')
    .where('story_id', '=', storyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return rating?.stars
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

/** Rates a story. The caller must have reached an ending, or rated the story before. */
export const rateStory: Call<'rateStory', Platform> = (ctx, { params, user, body }) =>
  ctx.transaction(async (db) => {
    const { story_id } = params
    const story = await findStory(db, story_id)
    if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
    const mayRate =
      (await findRating(db, story_id, user.id)) !== undefined ||
      (await hasFinished(db, story_id, user.id))
    if (!mayRate) return { code: 'not_finished' }
    // Locks the story, so that concurrent clicks run one after another.
    await db.selectFrom('stories').select('id').where('id', '=', story_id).forUpdate().execute()
    const before = await findRating(db, story_id, user.id)
    const { stars } = body
    await db
      .insertInto('story_ratings')
      .values({ story_id, user_id: user.id, stars })
      .onConflict((conflict) => conflict.columns(['story_id', 'user_id']).doUpdateSet({ stars }))
      .execute()
    const sums = await db
      .updateTable('stories')
      .set({
        ratings_count: sql`ratings_count + ${sql.lit(before === undefined ? 1 : 0)}`,
        ratings_sum: sql`ratings_sum + ${sql.lit(stars - (before ?? 0))}`,
      })
      .where('id', '=', story_id)
      .returning(['ratings_count', 'ratings_sum'])
      .executeTakeFirstOrThrow()
    return { stars, average_rating: averageRating(sums) }
  })
