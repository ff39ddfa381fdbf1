import { sql } from 'kysely'

import type { Db } from '../../platform/call.ts'
import { isRemoved, turnsUpTo, ALL_TURNS } from '../sessions/index.ts'

export const SHARE_COLUMNS = [
  'shared_plays.code as share_code',
  'shared_plays.shows_words',
  'shared_plays.shows_name',
  'shared_plays.from_turn_id as from_turn',
  'shared_plays.opened_count',
  'shared_plays.created_at',
] as const

/** Selects share links, except those of deleted sessions. */
export const selectShares = (db: Db) =>
  db
    .selectFrom('shared_plays')
    .innerJoin('game_sessions', (join) =>
      join
        .onRef('game_sessions.id', '=', 'shared_plays.session_id')
        .onRef('game_sessions.user_id', '=', 'shared_plays.user_id')
        .on('game_sessions.deleted_at', 'is', null),
    )

export const selectSharesOf = (db: Db, userId: string) =>
  selectShares(db)
    .select(SHARE_COLUMNS)
    .where('shared_plays.user_id', '=', userId)
    .orderBy('shared_plays.created_at', 'desc')
    .orderBy('shared_plays.code')

/** Finds a share link. `player` is null if the name is hidden. */
export const findShare = (db: Db, code: string) =>
  selectShares(db)
    .innerJoin('users', 'users.id', 'shared_plays.user_id')
    .select(SHARE_COLUMNS)
    .select(['shared_plays.user_id', 'shared_plays.session_id', 'shared_plays.head_turn_id'])
    .select(['shared_plays.first_number', 'story_id', 'version_id'])
    .select(
      sql<string | null>`case when shows_name then coalesce(users.display_name, users.username)
        end`.as('player'),
    )
    .select(sql<boolean>`suspended_at is null and delete_after is null`.as('is_player_here'))
    .where('shared_plays.code', '=', code)
    .executeTakeFirst()

export type ShareRow = NonNullable<Awaited<ReturnType<typeof findShare>>>

type Way = Pick<ShareRow, 'user_id' | 'head_turn_id'>

export const listSharedTurns = (
  db: Db,
  { user_id, head_turn_id: id, first_number }: Way & Pick<ShareRow, 'first_number'>,
  { from, limit }: { from: number; limit: number },
) =>
  turnsUpTo(db, { id, user_id }, ALL_TURNS)
    .select(['turns.id', 'turns.number', 'turns.action', 'turns.state'])
    .select(isRemoved(user_id).as('is_removed'))
    .select(['turns.answer', 'turns.model_used', 'turns.xp_gained', 'turns.note'])
    .where('turns.number', '>=', Math.max(from, first_number))
    .orderBy('turns.number')
    .limit(limit)
    .execute()

export type SharedTurn = Awaited<ReturnType<typeof listSharedTurns>>[number]

export const findTurnOnPath = (db: Db, { user_id, head_turn_id: id }: Way, turnId: string) =>
  turnsUpTo(db, { id, user_id }, ALL_TURNS)
    .select(['turns.id', 'turns.number'])
    .where('turns.id', '=', turnId)
    .executeTakeFirst()
