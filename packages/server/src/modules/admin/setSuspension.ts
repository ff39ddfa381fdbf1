import type { Db, Call, Platform } from '../../platform/call.ts'
import { recordEvents } from '../audit/index.ts'
import { recordTakeDown } from '../reports/index.ts'
import { changeRights, refuseLastAdmin, setRights } from './users.queries.ts'

async function archivePublished(db: Db, author_id: string, review_reason: string) {
  // Stories that an earlier suspension unpublished stay unpublished.
  await db
    .updateTable('stories')
    .set({ is_down_with_author: false })
    .where('author_id', '=', author_id)
    .where('is_down_with_author', '=', true)
    .execute()
  return db
    .updateTable('stories')
    .set({ status: 'archived', is_taken_down: true, is_down_with_author: true, review_reason })
    .where('author_id', '=', author_id)
    .where('status', '=', 'published')
    .returning('id')
    .execute()
}

const publishAgain = (db: Db, author_id: string) =>
  db
    .updateTable('stories')
    .set({
      status: 'published',
      is_taken_down: false,
      is_down_with_author: false,
      review_reason: null,
    })
    .where('author_id', '=', author_id)
    .where('is_down_with_author', '=', true)
    .where('status', '=', 'archived')
    .returning('id')
    .execute()

interface Act {
  actor_id: string
  reason: string
}

async function takeStoriesDown(db: Db, author: string, { actor_id, reason }: Act, now: Date) {
  const storyIds = (await archivePublished(db, author, reason)).map(({ id }) => id)
  await recordTakeDown(db, { storyIds, actor_id, reason }, now)
  return storyIds.length
}

async function bringStoriesBack(db: Db, author: string, { actor_id }: Act, now: Date) {
  const back = await publishAgain(db, author)
  const events = back.map(({ id }) => ({
    actor_id,
    act: 'story_restored' as const,
    target: { kind: 'story', id },
  }))
  await recordEvents(db, events, now)
  return back.length
}

/** Suspends or restores an account. If requested, also unpublishes or republishes its stories. */
export const setSuspension: Call<'setSuspension', Platform> = (ctx, { params, user: by, body }) =>
  changeRights(ctx, {
    userId: params.user_id,
    by,
    deedFor: async (user, db, now) => {
      const { is_suspended, reason, with_stories } = body
      const before = { is_suspended: user.suspended_at !== null }
      if (before.is_suspended === is_suspended) return null
      const refused = is_suspended ? await refuseLastAdmin(db, user) : null
      if (refused) return refused
      const move = is_suspended ? takeStoriesDown : bringStoriesBack
      const stories = with_stories
        ? { stories: await move(db, user.id, { actor_id: by.id, reason }, now) }
        : {}
      return {
        act: is_suspended ? 'user_suspended' : 'user_restored',
        before,
        after: { is_suspended, reason, ...stories },
        perform: (trx) => setRights(trx, user.id, { suspended_at: is_suspended ? now : null }),
      }
    },
  })
