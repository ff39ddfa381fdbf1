import type { ModelList, PaidTurn, RegenerateAction, WalletCause } from '@kathasagar/api/contract'
import type { ActionType } from '@kathasagar/story/vocabulary'
import { sql } from 'kysely'

import type { Db, Call } from '../../platform/call.ts'
import { TASKS } from '../../domain/tasks/tasks.ts'
import type { ModelContext } from '../models/index.ts'
import type { GrantReason } from '../ledger/index.ts'

const GRANTED: Readonly<Record<Exclude<GrantReason, `task:${string}`>, string>> = {
  registration: 'Welcome to Kathasagar',
  verification: 'E-mail address confirmed',
}

/** Name of the paid action, by type. Null if the action is always free. */
const PAID_FOR: Readonly<Record<ActionType, string | null>> = {
  story_start: null,
  continue: 'Continue',
  immerse: 'A closer look',
  custom_action: 'An action of your own',
  show: 'A picture',
  undo: null,
}

const REGENERATED: Readonly<Record<RegenerateAction, string>> = {
  tell_again: 'A turn told again',
  tell_on: 'A turn told on',
}

/** Lists credit transfers with their turns. Omits reservations of credits. */
const listMoves = (db: Db, userId: string, before: number, limit: number) =>
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

type Move = Awaited<ReturnType<typeof listMoves>>[number]

/** Returns the turn that was paid. Null if there was none, or if the session was deleted. */
function turnOf(move: Move): PaidTurn | null {
  const { session_id, turn_id, number, action_type, turn_type, model_used } = move
  if (session_id === null || turn_id === null || number === null || turn_type === null) return null
  // Moving within a session is free.
  if (action_type === null || action_type === 'fork' || action_type === 'move') return null
  const turn = { session_id, turn_id, number, model_used }
  return action_type === 'tell_again' || action_type === 'tell_on'
    ? { ...turn, action_type: turn_type, retold: action_type }
    : { ...turn, action_type }
}

interface TransferCause {
  cause: WalletCause
  reason: string
}

function describeCause(
  { is_gift, reason }: Move,
  turn: PaidTurn | null,
  { text, image }: ModelList,
): TransferCause {
  const note: TransferCause = { cause: { kind: 'note' }, reason }
  if (is_gift) return note
  if (reason === 'registration' || reason === 'verification') {
    return { cause: { kind: reason }, reason: GRANTED[reason] }
  }
  // Reasons of tasks look like `task:first-steps` or `task:own-way:2026-03-10`.
  const [kind, id] = reason.split(':')
  const task = kind === 'task' ? TASKS.find((one) => one.id === id) : undefined
  if (task) {
    return { cause: { kind: 'task', task_id: task.id }, reason: `Task finished: ${task.title}` }
  }
  if (turn === null) {
    if (reason !== 'action') return note
    return { cause: { kind: 'deleted_turn' }, reason: 'A turn of a play that you deleted' }
  }
  const { model_used, retold, action_type } = turn
  const what = retold ? REGENERATED[retold] : PAID_FOR[action_type]
  if (what === null || model_used === null) return note
  const model = [...text, ...image].find(({ model_key }) => model_key === model_used)
  const model_name = model?.display_name ?? model_used
  const by = action_type === 'show' ? 'painted' : 'told'
  return { cause: { kind: 'turn', model_name }, reason: `${what}, ${by} by ${model_name}` }
}

export const getWallet: Call<'getWallet', ModelContext> = async ({ db, models }, input) => {
  const { user, query } = input
  const { before, limit } = query
  const [balance, moves] = await Promise.all([
    db
      .selectFrom('ledger_accounts')
      .select([sql<number>`posted - held`.as('credits'), 'held'])
      .where('user_id', '=', user.id)
      .where('unit', '=', 'credit')
      .where('owner_id', '=', user.id)
      .executeTakeFirst(),
    // One extra row shows whether there is another page.
    listMoves(db, user.id, before, limit + 1),
  ])
  const entries = moves.slice(0, limit).map((move) => {
    const { id, amount, created_at, story_id, title } = move
    const turn = turnOf(move)
    return {
      id,
      amount,
      story: story_id === null || title === null ? null : { id: story_id, title },
      turn,
      ...describeCause(move, turn, models),
      created_at: created_at.toISOString(),
    }
  })
  return { credits: 0, held: 0, ...balance, entries, has_more: moves.length > limit }
}
