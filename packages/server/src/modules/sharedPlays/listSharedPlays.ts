import { type MySharedPlay, LIMITS } from '@kathasagar/api/contract'

import type { Call, Platform } from '../../platform/call.ts'
import { totalOf, presentRow } from '../../platform/db/rows.ts'
import { selectShares, selectSharesOf } from './sharedPlays.queries.ts'

export const listSharedPlays: Call<'listSharedPlays', Platform> = async ({ db }, input) => {
  const { user, query } = input
  const limit = LIMITS.sharedPage
  const total = await totalOf(selectShares(db).where('shared_plays.user_id', '=', user.id))
  const listed = await selectSharesOf(db, user.id)
    .innerJoin('stories', 'stories.id', 'game_sessions.story_id')
    .select(['shared_plays.session_id', 'game_sessions.story_id', 'stories.title'])
    .offset((query.page - 1) * limit)
    .limit(limit)
    .execute()
  return {
    shared_plays: listed.map((share) => presentRow<MySharedPlay>(share)),
    page: query.page,
    total_pages: Math.ceil(total / limit),
    total_shared_plays: total,
  }
}
