import { sql } from 'kysely'

import type { ActionType } from '@kathasagar/story/vocabulary'

import type { WalletEntry, WalletRepository } from '../../services/wallet/ports.ts'
import type { Db } from '../database.ts'

/** Every transfer of a wallet that moved credits, with the turn that it paid for. */
const selectMoves = (db: Db, userId: string) =>
  db
    .selectFrom('ledger_accounts as purse')
    .innerJoin('ledger_transfers as move', (join) =>
      join
        .onRef('move.user_id', '=', 'purse.user_id')
        .on((on) =>
          on.or([
            on('move.from_id', '=', on.ref('purse.id')),
            on('move.to_id', '=', on.ref('purse.id')),
          ]),
        ),
    )
    .leftJoin('play_actions as action', (join) =>
      join.onRef('action.id', '=', 'move.action_id').onRef('action.user_id', '=', 'move.user_id'),
    )
    .leftJoin('turns', (join) =>
      join.onRef('turns.id', '=', 'action.turn_id').onRef('turns.user_id', '=', 'action.user_id'),
    )
    .leftJoin('game_sessions as session', (join) =>
      join
        .onRef('session.id', '=', 'action.session_id')
        .onRef('session.user_id', '=', 'action.user_id')
        .on('session.deleted_at', 'is', null),
    )
    .leftJoin('stories', 'stories.id', 'session.story_id')
    .where('purse.user_id', '=', userId)
    .where('purse.unit', '=', 'credit')
    .where('purse.owner_id', '=', userId)
    .where('move.kind', 'not in', ['reserve', 'void'])

const listRows = (db: Db, userId: string, before: number, limit: number) =>
  selectMoves(db, userId)
    .where('move.id', '<', before)
    .select([
      'move.id',
      sql<boolean>`move.kind = 'adjust'`.as('is_gift'),
      'move.reason',
      'move.created_at',
      sql<number>`case when move.to_id is null then -move.amount else move.amount end`.as('amount'),
      'stories.id as story_id',
      'stories.title',
      'session.id as session_id',
      'turns.id as turn_id',
      'turns.number',
      'turns.model_used',
      'action.type as action_type',
      sql<ActionType | null>`turns.action ->> 'type'`.as('turn_type'),
    ])
    .orderBy('move.id', 'desc')
    .limit(limit)
    .execute()

type Row = Awaited<ReturnType<typeof listRows>>[number]

function turnOf({
  session_id,
  turn_id,
  number,
  action_type,
  turn_type,
  model_used,
}: Row): WalletEntry['turn'] {
  if (session_id === null || turn_id === null || number === null || turn_type === null) return null
  // No credits move when a session goes to another turn of its own.
  if (action_type === null || action_type === 'fork' || action_type === 'move') return null
  const turn = { session_id, turn_id, number, model_used }
  return action_type === 'tell_again' || action_type === 'tell_on'
    ? { ...turn, action_type: turn_type, retold: action_type }
    : { ...turn, action_type }
}

export const walletRepository = (db: Db): WalletRepository => ({
  findWallet: async (userId) => {
    const wallet = await db
      .selectFrom('ledger_accounts')
      .select([sql<number>`posted - held`.as('credits'), 'held'])
      .where('user_id', '=', userId)
      .where('unit', '=', 'credit')
      .where('owner_id', '=', userId)
      .executeTakeFirst()
    return wallet ?? { credits: 0, held: 0 }
  },

  listMoves: async (userId, { before, limit }) => {
    const rows = await listRows(db, userId, before, limit)
    return rows.map((row) => {
      const { id, amount, is_gift, reason, created_at, story_id, title } = row
      const story = story_id === null || title === null ? null : { id: story_id, title }
      return { id, amount, is_gift, reason, story, turn: turnOf(row), created_at }
    })
  },
})
