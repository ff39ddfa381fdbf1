import type { Fallback, RetellAction, Rewards } from '@kathasagar/api/contract'
import type { HintTopic, PlayerAction } from '@kathasagar/story/vocabulary'
import type { Refusal } from '../refusal.ts'
import type { OwnSession } from './ports.ts'

/** What an answer said beside its turn; with the turn it makes the same answer again, at any time. */
export interface Receipt {
  /** Credits that were left. */
  credits: number
  is_low_on_credits: boolean
  /** Why another told than the model asked for. */
  fallback_warning?: string | null
  fallback?: Fallback | null
  /** What the ending that was reached has paid. */
  earned?: Rewards
  /** Choices that lie open and may be meant by words that were not yet done. */
  asked?: readonly string[]
  /** They are named by their numbers, and not asked for again. */
  by_number?: boolean
  /** What is said outside of the story beside the turn. */
  hint?: HintTopic
  /** Who the player is, as the story said then; beside a hint on it. */
  role?: string
  /** What was wanted as well and is still to be done, as the player said it. */
  wish?: string
  /** Where going forward leads, after going back. */
  redo_turn_id?: string
  /** Nothing was told but that: there was no turn. */
  is_aside?: boolean
}

/**
 * `fork` is an undo of more than one turn: from an ending to the last fork before it. `move` goes to any
 * turn of the session.
 */
export type StoredActionType = PlayerAction | 'fork' | 'move' | RetellAction

export type ActionStatus = 'running' | 'succeeded' | 'failed'

/** What the player asked for and what came of it. */
export interface StoredAction {
  id: string
  session_id: string
  user_id: string
  /** Names the action to the client: its own key, or one that we made. */
  client_key: string
  request_hash: string
  type: StoredActionType
  status: ActionStatus
  base_turn_id: string
  /** Head of the session after the action. */
  turn_id: string | null
  model_requested: string | null
  response: Receipt | Refusal | null
  /** Whether whoever ran it has not been heard of for longer than the lease. */
  is_stale: boolean
}

/** An action by what finds it. */
export type OwnAction = Pick<StoredAction, 'id' | 'user_id'>

export type NewAction = Omit<StoredAction, 'status' | 'turn_id' | 'response' | 'is_stale'>

export type ActionEnd =
  | { status: 'succeeded'; turn_id: string; model_used: string | null; response: Receipt }
  | { status: 'failed'; response: Refusal }

export interface ActionRepository {
  findAction(action: OwnAction): Promise<StoredAction | undefined>
  findByKey(session: OwnSession, key: string): Promise<StoredAction | undefined>
  findRunning(session: OwnSession): Promise<StoredAction | undefined>
  insertAction(action: NewAction, leaseMs: number): Promise<void>
  /** Keeps an action that was answered outside of the story; false where its key is known. */
  insertAside(action: NewAction, receipt: Receipt): Promise<boolean>
  /** Ids of those that still run: whoever tells one of the others has lost it. */
  renewLeases(actions: readonly OwnAction[], leaseMs: number): Promise<string[]>
  /** False when the action had ended before; then nothing may be written in its name. */
  endAction(action: OwnAction, end: ActionEnd): Promise<boolean>
  /** Tells of an action that has succeeded what was found only after its turn was written. */
  amendReceipt(action: OwnAction, receipt: Receipt): Promise<void>
  /** Running actions whose lease is over; all that run, when nobody else can be running them. */
  listOrphans(
    whose: 'expired' | 'all',
  ): Promise<Pick<StoredAction, 'id' | 'session_id' | 'user_id'>[]>
}
