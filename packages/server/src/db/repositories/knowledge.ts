import type { StateValue } from '@kathasagar/story/schema'
import { sql } from 'kysely'

import type { KnowledgeRepository } from '../../services/sessions/endingPorts.ts'
import type { Db } from '../database.ts'

/** Plays of one story that are asked, the latest first. */
const PLAYS_ASKED = 50

const ENDED = sql`
  from reached_endings as reached
    join game_sessions as play on play.id = reached.session_id and play.user_id = reached.user_id
    join turns on turns.id = reached.turn_id and turns.user_id = reached.user_id`

/** A test by a preview link teaches nothing. */
const IS_KEPT = sql`deleted_at is null and preview_code is null`

const VALUES = sql`turns.state -> 'world' -> 'values' as values`

/** What plays of a reader have come to; one that was deleted teaches nothing any more. */
export const knowledgeRepository = (db: Db): KnowledgeRepository => ({
  listEnded: async ({ userId, storyId, except }) => {
    const { rows } = await sql<{ values: Record<string, StateValue> | null }>`
      (select ${VALUES} ${ENDED}
        where play.user_id = ${userId} and play.story_id = ${storyId} and ${IS_KEPT}
          and play.id is distinct from ${except}::uuid
        order by reached_at desc limit ${sql.lit(PLAYS_ASKED)})
      union all
      (select distinct on (play.story_id) ${VALUES} ${ENDED}
        join series_parts as earlier on earlier.story_id = play.story_id
        join series_parts as part on part.series_id = earlier.series_id and earlier.place < part.place
        where play.user_id = ${userId} and part.story_id = ${storyId} and ${IS_KEPT}
        order by play.story_id, reached_at desc)`.execute(db)
    return rows.flatMap(({ values }) => (values === null ? [] : [values]))
  },
})
