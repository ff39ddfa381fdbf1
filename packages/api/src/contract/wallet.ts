import * as z from 'zod/mini'
import { ACTION_TYPES } from '@kathasagar/story/vocabulary'
import { count } from '@kathasagar/story/schema'

import { LIMITS } from './vocabulary/vocabulary.ts'
import { RETELL_ACTIONS } from './turns.ts'
import { id, instant, queryNumber } from './fields.ts'
import { route } from './route.ts'

/** The turn that credits went for. */
export const PaidTurn = z.object({
  session_id: id,
  turn_id: id,
  /** Steps from the start of its session. */
  number: count,
  action_type: z.enum(ACTION_TYPES),
  model_used: z.nullable(z.string()),
  /** The turn was played before: this was for another telling of it. */
  retold: z.optional(z.enum(RETELL_ACTIONS)),
})
export type PaidTurn = z.infer<typeof PaidTurn>

/** What moved credits, for who says it in another language. */
export const WalletCause = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['registration', 'verification']) }),
  z.object({ kind: z.literal('task'), task_id: z.string() }),
  /** `model_name` told or painted; null where nobody did, as with a picture of the story's own. */
  z.object({ kind: z.literal('turn'), model_name: z.nullable(z.string()) }),
  /** For a turn of a play that its player has deleted, of which nothing else is told. */
  z.object({ kind: z.literal('deleted_turn') }),
  /** In the words of an admin, which `reason` has. */
  z.object({ kind: z.literal('note') }),
])
export type WalletCause = z.infer<typeof WalletCause>

/** One change of a wallet. */
export const WalletEntry = z.object({
  /** Place in the ledger; grows, with gaps. */
  id: z.int(),
  /** Credits that came in; below 0 those that went out. */
  amount: z.int(),
  /** Why, in words. */
  reason: z.string(),
  cause: WalletCause,
  story: z.nullable(z.object({ id, title: z.string() })),
  turn: z.nullable(PaidTurn),
  created_at: instant,
})
export type WalletEntry = z.infer<typeof WalletEntry>

export const Wallet = z.object({
  /** Available credits. */
  credits: count,
  /** Credits set aside for actions that still run; they are taken or come back. */
  held: count,
  /** Newest first. All there are, less what is held, add up to `credits`. */
  entries: z.array(WalletEntry),
  /** Earlier ones can be asked for. */
  has_more: z.boolean(),
})
export type Wallet = z.infer<typeof Wallet>

export const WalletQuery = z.object({
  /** Only entries before this place in the ledger. */
  before: queryNumber(1, 999_999_999, 999_999_999),
  limit: queryNumber(1, LIMITS.walletPage, LIMITS.walletPage),
})

/** What a player has, and where it went. */
export const walletRoutes = {
  getWallet: route('GET', '/wallet', {
    summary: 'The balance of the caller and every change of it, newest first',
    access: 'user',
    query: WalletQuery,
    answer: Wallet,
  }),
} as const
