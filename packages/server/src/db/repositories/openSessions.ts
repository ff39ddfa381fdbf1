import { sql } from 'kysely'

import type {
  OpenSessionRepository,
  StoredOpenSession,
} from '../../services/sessions/openSessionPort.ts'
import type { Db } from '../database.ts'

/** Of each story the session that PLAY would go on with, as `findLatest` chooses it. */
const resumable = (db: Db, userId: string) =>
  db
    .selectFrom('game_sessions')
    .selectAll()
    .distinctOn('story_id')
    .where('user_id', '=', userId)
    .where('preview_code', 'is', null)
    .where('is_completed', '=', false)
    .where('put_away_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('story_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

const listOpen = (db: Db, userId: string, limit: number): Promise<StoredOpenSession[]> =>
  db
    .selectFrom(resumable(db, userId).as('session'))
    .innerJoin('turns as head', (join) =>
      join.onRef('head.id', '=', 'session.head_turn_id').on('head.user_id', '=', userId),
    )
    .leftJoin('turns as parent', (join) =>
      join.onRef('parent.id', '=', 'head.parent_id').on('parent.user_id', '=', userId),
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
      sql<StoredOpenSession['category']>`
        case when category.id is not null then json_build_object(
          'id', category.id, 'name', category.name,
          'display_name', category.display_name, 'sort_order', category.sort_order) end`.as(
        'category',
      ),
    ])
    .orderBy('session.updated_at', 'desc')
    .orderBy('session.id', 'desc')
    .limit(limit)
    .execute()

export const openSessionRepository = (db: Db): OpenSessionRepository => ({
  listOpen: (userId, limit) => listOpen(db, userId, limit),
})
