import { sql } from 'kysely'

/**
 * Whether the player took a turn themselves. What was copied from a shared play was written with its session,
 * in one transaction and so at one instant, as is the start of any play; no number tells it from a turn
 * that was taken after going back among the copies.
 */
export const isOwnTurn = sql<boolean>`(turns.number > game_sessions.copied_turns
  or (turns.number > 0 and turns.created_at <> game_sessions.created_at))`

/**
 * True if a play counts for tasks: not by a preview link, and not of an own story before its
 * publication.
 */
export const isCounted = (
  play: string,
) => sql`${sql.ref(play)}.preview_code is null and not exists (
  select from stories own where own.id = ${sql.ref(play)}.story_id
    and own.author_id = ${sql.ref(play)}.user_id
    and (own.published_at is null or own.published_at > ${sql.ref(play)}.created_at))`
