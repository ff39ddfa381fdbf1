import { sql } from 'kysely'

import type { PlayerDay, ProgressRepository } from '../../services/progress/ports.ts'
import type { Db } from '../database.ts'
import { dateInZone } from '../statements/dateInZone.ts'
import { isCounted, isOwnTurn } from '../statements/ownTurn.ts'
import {
  countEndings,
  countMostEndings,
  countOpinions,
  countPlays,
  countScenesToday,
  countTurns,
} from './activityCounts.ts'

const YEAR = 366

async function listDays(db: Db, userId: string, day: PlayerDay): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct ${dateInZone('turns.created_at', day)}::text as day
    from turns join game_sessions on game_sessions.id = turns.session_id
      and game_sessions.user_id = turns.user_id
    where game_sessions.user_id = ${userId} and ${isOwnTurn} and ${isCounted('game_sessions')}
    order by day desc limit ${YEAR}`.execute(db)
  return rows.map(({ day }) => day)
}

async function countDays(db: Db, userId: string, day: PlayerDay): Promise<number> {
  const { rows } = await sql<{ days: string }>`
    select count(distinct ${dateInZone('turns.created_at', day)}) as days
    from turns join game_sessions on game_sessions.id = turns.session_id
      and game_sessions.user_id = turns.user_id
    where game_sessions.user_id = ${userId} and ${isOwnTurn} and ${isCounted('game_sessions')}`.execute(
    db,
  )
  return Number(rows[0]?.days ?? 0)
}

export const progressRepository = (db: Db): ProgressRepository => ({
  countActivities: async (userId, day) => ({
    ...(await countTurns(db, userId, day)),
    ...(await countPlays(db, userId, day)),
    ...(await countScenesToday(db, userId, day)),
    ...(await countEndings(db, userId, day)),
    ...(await countMostEndings(db, userId)),
    ...(await countOpinions(db, userId)),
    days: await countDays(db, userId, day),
  }),
  listDays: (userId, day) => listDays(db, userId, day),
  listPaid: (userId) =>
    db
      .selectFrom('task_rewards')
      .select(['period_key', 'stars', 'paid_at'])
      .where('user_id', '=', userId)
      .execute(),
  markPaid: async (user_id, paid) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('task_rewards')
      .values({ user_id, ...paid })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
})
