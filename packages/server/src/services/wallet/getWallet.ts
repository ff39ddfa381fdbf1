import type { ModelList, RetellAction, Wallet, WalletCause } from '@kathasagar/api/contract'
import type { ActionType } from '@kathasagar/story/vocabulary'

import { TASKS } from '../../domain/tasks/tasks.ts'
import type { GrantReason } from '../ledgerPort.ts'
import type { Ports } from '../ports.ts'
import type { WalletEntry } from './ports.ts'

const GRANTED: Readonly<Record<Exclude<GrantReason, `task:${string}`>, string>> = {
  registration: 'Welcome to Kathasagar',
  verification: 'E-mail address confirmed',
}

/** What was paid for; null for what costs nobody any credits. */
const PAID_FOR: Readonly<Record<ActionType, string | null>> = {
  story_start: null,
  continue: 'Continue',
  immerse: 'A closer look',
  custom_action: 'An action of your own',
  show: 'A picture',
  undo: null,
}

const RETOLD: Readonly<Record<RetellAction, string>> = {
  tell_again: 'A turn told again',
  tell_on: 'A turn told on',
}

const isGrant = (reason: string): reason is keyof typeof GRANTED => Object.hasOwn(GRANTED, reason)

type Move = Pick<WalletEntry, 'is_gift' | 'reason' | 'turn'>

/** `task:first-steps` or `task:own-way:2026-03-10`. */
function taskOf(reason: string) {
  const [kind, id] = reason.split(':')
  return kind === 'task' ? TASKS.find((task) => task.id === id) : undefined
}

/** What moved credits, by its kind; an admin's reason is told as it was written. */
function causeOf({ is_gift, reason, turn }: Move, { text, image }: ModelList): WalletCause {
  if (is_gift) return { kind: 'note' }
  if (isGrant(reason)) return { kind: reason }
  const task = taskOf(reason)
  if (task) return { kind: 'task', task_id: task.id }
  if (turn === null) return { kind: reason === 'action' ? 'deleted_turn' : 'note' }
  const model = [...text, ...image].find(({ model_key }) => model_key === turn.model_used)
  if (!turn.retold && PAID_FOR[turn.action_type] === null) return { kind: 'note' }
  return { kind: 'turn', model_name: model?.display_name ?? turn.model_used }
}

/** What was paid for, and to whom where somebody was asked. */
function paidFor(turn: Move['turn'], name: string | null): string | null {
  const what = turn && (turn.retold ? RETOLD[turn.retold] : PAID_FOR[turn.action_type])
  if (!what || name === null) return what
  return `${what}, ${turn.action_type === 'show' ? 'painted' : 'told'} by ${name}`
}

/** The same in an English sentence. */
function reasonOf({ reason, turn }: Pick<Move, 'reason' | 'turn'>, cause: WalletCause): string {
  switch (cause.kind) {
    case 'registration':
    case 'verification':
      return GRANTED[cause.kind]
    case 'task':
      return `Task finished: ${taskOf(reason)?.title}`
    case 'turn':
      return paidFor(turn, cause.model_name) ?? reason
    case 'deleted_turn':
      return 'A turn of a play that you deleted'
    case 'note':
      return reason
  }
}

export interface WalletAsked {
  userId: string
  before: number
  limit: number
}

/** What a player has and every change of it, for that player alone. */
export async function getWallet(
  { store, models }: Ports,
  { userId, before, limit }: WalletAsked,
): Promise<Wallet> {
  const { wallet } = store.repositories
  const [balance, moves] = await Promise.all([
    wallet.findWallet(userId),
    // One more than is told shows whether there are more.
    wallet.listMoves(userId, { before, limit: limit + 1 }),
  ])
  const entries = moves.slice(0, limit).map(({ is_gift, ...move }) => {
    const cause = causeOf({ is_gift, ...move }, models)
    return {
      ...move,
      cause,
      reason: reasonOf(move, cause),
      created_at: move.created_at.toISOString(),
    }
  })
  return { ...balance, entries, has_more: moves.length > limit }
}
