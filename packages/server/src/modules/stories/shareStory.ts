import { createHmac } from 'node:crypto'

import { sql } from 'kysely'

import type { Db, Call, Platform, Services } from '../../platform/call.ts'
import { dayOf } from '../../domain/day.ts'
import { addressKey } from '../../http/limits.ts'
import { canSeeStory, isOldEnough } from '../../platform/policies.ts'
import { findStory } from '../catalogue/index.ts'

/** Counts a share once a day per user. Without a login, counts it per IP address. */
export const shareStory: Call<'shareStory', Platform & Pick<Services, 'secrets'>> = (
  ctx,
  input,
) => {
  const { params, user, ip } = input
  const day = dayOf(ctx.clock.now())
  const who = user ? `user:${user.id}` : `address:${addressKey(ip)}`
  const sharer = createHmac('sha256', ctx.secrets.current())
    .update(`share:${day}:${who}`)
    .digest('base64url')

  return ctx.transaction(async (db) => {
    const story = await findStory(db, params.story_id)
    if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
    if (!isOldEnough(story, user)) return { code: 'adults_only' }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('story_shares')
      .values({ story_id: story.id, sharer, day })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    const added = numInsertedOrUpdatedRows === 1n ? 1 : 0
    return db
      .updateTable('stories')
      .set({ shares_count: sql`shares_count + ${sql.lit(added)}` })
      .where('id', '=', story.id)
      .returning('shares_count')
      .executeTakeFirstOrThrow()
  })
}

export const deleteOldSharers = (db: Db, day: string) =>
  db
    .deleteFrom('story_shares')
    .where(sql<boolean>`day < ${day}::date`)
    .execute()
