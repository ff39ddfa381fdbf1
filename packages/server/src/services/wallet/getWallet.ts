import type { ModelList, Wallet } from '@kathasagar/api/contract'
import type { ActionType } from '@kathasagar/api/contract/vocabulary'

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

const isGrant = (reason: string): reason is keyof typeof GRANTED => Object.hasOwn(GRANTED, reason)

/** `task:first-steps` or `task:own-way:2026-03-10`. */
function taskOf(reason: string): string | undefined {
  const [kind, id] = reason.split(':')
  return kind === 'task' ? TASKS.find((task) => task.id === id)?.title : undefined
}

/** Why credits moved, as the player reads it. An admin's reason is read as it was written. */
export function reasonOf(
  { reason, turn }: Pick<WalletEntry, 'reason' | 'turn'>,
  { text, image }: ModelList,
): string {
  if (isGrant(reason)) return GRANTED[reason]
  const task = taskOf(reason)
  if (task !== undefined) return `Task finished: ${task}`
  if (turn === null) return reason
  const model = [...text, ...image].find(({ model_key }) => model_key === turn.model_used)
  const who = model?.display_name ?? turn.model_used
  const paidFor = PAID_FOR[turn.action_type]
  if (paidFor === null) return reason
  return turn.action_type === 'show'
    ? `${paidFor}, painted by ${who}`
    : `${paidFor}, told by ${who}`
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
  const entries = moves.slice(0, limit).map((move) => ({
    ...move,
    reason: reasonOf(move, models),
    created_at: move.created_at.toISOString(),
  }))
  return { ...balance, entries, has_more: moves.length > limit }
}
