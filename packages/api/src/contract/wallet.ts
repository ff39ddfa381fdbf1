import * as z from 'zod/mini'
import { ACTION_TYPES } from '@kathasagar/story/vocabulary'
import { count } from '@kathasagar/story/schema'

import { LIMITS } from './vocabulary/vocabulary.ts'
import { REGENERATE_ACTIONS } from './turns.ts'
import { id, instant, queryNumber } from './fields.ts'
import { userRoute } from './route.ts'

export const PaidTurn = z.object({
  session_id: id,
  turn_id: id,
  /** Number of steps from the start of its session. */
  number: count,
  action_type: z.enum(ACTION_TYPES),
  model_used: z.nullable(z.string()),
  /** Way in which the turn was regenerated or extended. Absent for other turns. */
  retold: z.optional(z.enum(REGENERATE_ACTIONS)),
})
export interface PaidTurn extends z.infer<typeof PaidTurn> {}

export const WalletCause = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['registration', 'verification']) }),
  z.object({ kind: z.literal('task'), task_id: z.string() }),
  z.object({ kind: z.literal('turn'), model_name: z.string() }),
  /** A turn of a deleted session. */
  z.object({ kind: z.literal('deleted_turn') }),
  /** Text by an admin, stored in `reason`. */
  z.object({ kind: z.literal('note') }),
])
export type WalletCause = z.infer<typeof WalletCause>

export const WalletEntry = z.object({
  /** Position in the ledger. It increases with gaps. */
  id: z.int(),
  /** Amount. Negative for expenses. */
  amount: z.int(),
  reason: z.string(),
  cause: WalletCause,
  story: z.nullable(z.object({ id, title: z.string() })),
  turn: z.nullable(PaidTurn),
  created_at: instant,
})
export interface WalletEntry extends z.infer<typeof WalletEntry> {}

export const Wallet = z.object({
  credits: count,
  /** Credits reserved for running actions. */
  held: count,
  /** Entries, newest first. The sum of all entries minus `held` is `credits`. */
  entries: z.array(WalletEntry),
  has_more: z.boolean(),
})
export interface Wallet extends z.infer<typeof Wallet> {}

export default {
  getWallet: userRoute('GET', '/wallet', {
    summary: 'Get the balance of the caller and its changes, newest first',
    query: z.object({
      before: queryNumber(1, 999_999_999, 999_999_999),
      limit: queryNumber(1, LIMITS.walletPage, LIMITS.walletPage),
    }),
    answer: Wallet,
  }),
} as const
