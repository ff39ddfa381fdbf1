import { sql } from 'kysely'

import type { Db } from '../database.ts'

const keptSessionsOf = (db: Db, player: string) =>
  db
    .selectFrom('game_sessions')
    .innerJoin('stories', 'stories.id', 'game_sessions.story_id')
    .select(['game_sessions.id', 'story_id', 'stories.title', 'head_turn_id', 'is_completed'])
    .select(['game_sessions.created_at', 'game_sessions.updated_at', 'deleted_at'])
    .where('user_id', '=', player)
    .orderBy('game_sessions.created_at')
    .execute()

const turnsOf = (db: Db, player: string) =>
  db
    .selectFrom('turns')
    .innerJoin('game_sessions', (join) =>
      join
        .onRef('game_sessions.id', '=', 'turns.session_id')
        .onRef('game_sessions.user_id', '=', 'turns.user_id'),
    )
    .select(['turns.id', 'turns.session_id', 'parent_id', 'number', 'action', 'answer'])
    .select('model_used')
    // What was typed into a scene's fields stands among what the story remembers.
    .select(sql<unknown>`turns.state->'world'->'values'`.as('remembered'))
    .select(['credits', 'xp_gained', 'variant_of', 'variant_kind', 'turns.created_at'])
    .where('turns.user_id', '=', player)
    .orderBy('turns.created_at')
    .execute()

/**
 * Each playthrough with all that was typed and told in it, the undone turns too; deleted ones as
 * long as they are kept.
 */
export async function exportedSessions(db: Db, player: string) {
  const sessions = await keptSessionsOf(db, player)
  const turns = await turnsOf(db, player)
  const bySession = Map.groupBy(turns, ({ session_id }) => session_id)
  return sessions.map((session) => ({ ...session, turns: bySession.get(session.id) ?? [] }))
}
