import type { Category } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { Call } from '../../platform/call.ts'
import type { SessionContext } from './context.ts'
import { presentListed, selectKept, selectPlays } from './listPlays.ts'

/** Lists a player's unfinished sessions, one for each story, last played first. */
export const listOpenSessions: Call<'listOpenSessions', SessionContext> = async (
  ctx,
  { user, query },
) => {
  // Selects for each story the session that `findLatest` would return.
  const resumable = selectKept(ctx.db, user.id)
    .distinctOn('story_id')
    .where('preview_code', 'is', null)
    .where('is_completed', '=', false)
    .where('archived_at', 'is', null)
    .orderBy('story_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  const open = await selectPlays(ctx.db, user.id, resumable)
    .leftJoin('categories as category', 'category.id', 'stories.category_id')
    .select([
      'stories.tagline',
      sql<Category | null>`
        case when category.id is not null then json_build_object(
          'id', category.id, 'name', category.name,
          'display_name', category.display_name, 'sort_order', category.sort_order) end`.as(
        'category',
      ),
    ])
    .limit(query.limit)
    .execute()
  return Promise.all(
    open.map(async (play) => {
      const { tagline, category } = play
      const { listed } = await presentListed(ctx, play)
      return { ...listed, story: { ...listed.story, tagline, category } }
    }),
  )
}
