import { sql, type SqlBool } from 'kysely'

import { type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { hasRow } from '../../platform/db/rows.ts'
import { isEditing } from '../../platform/policies.ts'
import { recordEvent } from '../audit/index.ts'
import { closeReports, recordClosing } from '../reports/index.ts'
import { lockOwnStory } from './ownStory.ts'

/** Deletes a story. Refuses if it was played. If an editor deletes it, its reports are closed. */
export const deleteStory: Call<'deleteStory', Platform> = (ctx, { params, user }) => {
  const { story_id: storyId } = params
  const now = ctx.clock.now()
  return ctx.transaction(async (db) => {
    const story = await lockOwnStory(db, { storyId, user })
    if (isRefusal(story)) return story
    const played = db
      .selectFrom('game_sessions')
      .select('id')
      .where('story_id', '=', storyId)
      .where(
        sql<SqlBool>`(preview_code is null or exists (select from play_actions as action
          where action.session_id = game_sessions.id and action.user_id = game_sessions.user_id
            and status = 'running'))`,
      )
      .limit(1)
    if (await hasRow(played)) return { code: 'story_played' as const }

    await db
      .deleteFrom('game_sessions')
      .where('story_id', '=', storyId)
      .where('preview_code', 'is not', null)
      .execute()
    await db.deleteFrom('stories').where('id', '=', storyId).execute()
    if (isEditing(story, user)) {
      const target = { kind: 'story', id: storyId }
      await recordEvent(db, { actor_id: user.id, act: 'story_deleted', target }, now)
      const reports = await closeReports(db, 'story_id', [storyId], now)
      await recordClosing(db, reports, { actor_id: user.id, outcome: 'report_upheld' }, now)
    }
    return { id: storyId }
  })
}
