import { knowledgeFlags, setKnowledgeFlags, type StoryGraph } from '@kathasagar/story'
import type { StateValue } from '@kathasagar/story/schema'
import { sql } from 'kysely'

import type { Db } from '../../platform/call.ts'
import type { StoredTurn } from './sessionTypes.ts'

const PLAYS_ASKED = 50

const ENDED = sql`
  from reached_endings as reached
    join game_sessions as play on play.id = reached.session_id and play.user_id = reached.user_id
    join turns on turns.id = reached.turn_id and turns.user_id = reached.user_id`

/** SQL condition: the session was not deleted and is not a preview. */
const IS_KEPT = sql`deleted_at is null and preview_code is null`

const VALUES = sql`turns.state -> 'world' -> 'values' as values`

interface Played {
  userId: string
  storyId: string
  except?: string
}

/** Lists the state values at endings of the story, and at the last endings of earlier parts of the series. */
async function listEnded(db: Db, { userId, storyId, except }: Played) {
  const { rows } = await sql<{ values: Record<string, StateValue> | null }>`
    (select ${VALUES} ${ENDED}
      where play.user_id = ${userId} and play.story_id = ${storyId} and ${IS_KEPT}
        and play.id is distinct from ${except ?? null}::uuid
      order by reached_at desc limit ${sql.lit(PLAYS_ASKED)})
    union all
    (select distinct on (play.story_id) ${VALUES} ${ENDED}
      join series_parts as earlier on earlier.story_id = play.story_id
      join series_parts as part on part.series_id = earlier.series_id and earlier.place < part.place
      where play.user_id = ${userId} and part.story_id = ${storyId} and ${IS_KEPT}
      order by play.story_id, reached_at desc)`.execute(db)
  return rows.flatMap(({ values }) => (values === null ? [] : [values]))
}

export async function knowledgeFromEarlier(
  db: Db,
  { declared }: StoryGraph,
  played: Played,
): Promise<string[]> {
  if (!declared || knowledgeFlags(declared).length === 0) return []
  const ended = await listEnded(db, played)
  return [...new Set(ended.flatMap((values) => setKnowledgeFlags(declared, values)))]
}

/** Returns the labels of flags. Skips flags without a label. */
export const knownWords = ({ declared }: StoryGraph, names: readonly string[]): string[] =>
  names.flatMap((name) => declared?.[name]?.label?.trim() || [])

export const knowledgeAtTurn = (
  { declared }: StoryGraph,
  { state }: Pick<StoredTurn, 'state'>,
): string[] => (declared ? setKnowledgeFlags(declared, state.world?.values ?? {}) : [])
