import { sql } from 'kysely'

/**
 * Whether the player took a turn themselves. What was copied from a shared play was written with its session,
 * in one transaction and so at one instant, as is the start of any play; no number tells it from a turn
 * that was taken after going back among the copies.
 */
export const isOwnTurn = sql<boolean>`(turns.number > game_sessions.copied_turns
  or (turns.number > 0 and turns.created_at <> game_sessions.created_at))`
