import type { Category } from '@kathasagar/api/contract'
import { graphAt } from '@kathasagar/engine/world/graphAt'
import { progressOf } from '@kathasagar/engine/world/progress'
import { sql } from 'kysely'

import type { Call } from '../../platform/call.ts'
import { lastLineOf } from './lastLine.ts'
import { imageAddress } from '../pictures/index.ts'
import type { SessionContext } from './context.ts'

/** Lists a player's unfinished sessions, one for each story, last played first. */
export const listOpenSessions: Call<'listOpenSessions', SessionContext> = async (
  { db, graphs },
  { user, query },
) => {
  // Selects for each story the session that `findLatest` would return.
  const resumable = db
    .selectFrom('game_sessions')
    .selectAll()
    .distinctOn('story_id')
    .where('user_id', '=', user.id)
    .where('preview_code', 'is', null)
    .where('is_completed', '=', false)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('story_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  const open = await db
    .selectFrom(resumable.as('session'))
    .innerJoin('turns as head', (join) =>
      join.onRef('head.id', '=', 'session.head_turn_id').on('head.user_id', '=', user.id),
    )
    .leftJoin('turns as parent', (join) =>
      join.onRef('parent.id', '=', 'head.parent_id').on('parent.user_id', '=', user.id),
    )
    .innerJoin('stories', 'stories.id', 'session.story_id')
    .leftJoin('categories as category', 'category.id', 'stories.category_id')
    .select([
      'session.id',
      'session.version_id',
      'session.updated_at',
      'head.state',
      'head.answer',
      'parent.answer as answer_before',
      'stories.id as story_id',
      'stories.title',
      'stories.tagline',
      'stories.cover_image_url',
      'stories.image_alt',
      'stories.language',
      sql<Category | null>`
        case when category.id is not null then json_build_object(
          'id', category.id, 'name', category.name,
          'display_name', category.display_name, 'sort_order', category.sort_order) end`.as(
        'category',
      ),
    ])
    .orderBy('session.updated_at', 'desc')
    .orderBy('session.id', 'desc')
    .limit(query.limit)
    .execute()
  return Promise.all(
    open.map(async ({ id, version_id, updated_at, state, answer, answer_before, ...story }) => {
      const { story_id, cover_image_url: url, language } = story
      const cover_image_url = imageAddress(url, { of: 'stories', id: story_id, size: 'card' })
      const { completion_percentage } = progressOf(graphAt(await graphs(version_id), state), state)
      return {
        id,
        story: { ...story, id: story_id, cover_image_url },
        completion_percentage,
        last_line: lastLineOf([answer, answer_before], language),
        updated_at: updated_at.toISOString(),
      }
    }),
  )
}
