import type {
  Fallback,
  RetellAction,
  Rewards,
  StoryAnswer,
  TellingKind,
} from '@kathasagar/api/contract'
import type { ActionType, HintTopic, PlayerAction } from '@kathasagar/story/vocabulary'
import type { PromptManifest } from '@kathasagar/engine/prompt/assemblePrompt'
import type { TurnNote } from '@kathasagar/engine/prompt/turnNote'
import type { Ruling } from '@kathasagar/engine/ruling/ruling'
import type { AskedBack, TurnState } from '@kathasagar/engine/turn/turnState'

import type { Refusal } from '../../platform/refusal.ts'
import type { StoredStory } from '../catalogue/index.ts'
import type { DrawnScene } from './drawn.queries.ts'
import type { RemovedTurn } from './turn/load/pathCache.ts'
import type { NewFreeInput } from './turn/settle/settleTurn.ts'
import type { Wallet } from '../ledger/index.ts'

/** A session. It keeps the version of the story that it began with. */
export interface StoredSession {
  id: string
  user_id: string
  story_id: string
  version_id: string
  head_turn_id: string
  is_completed: boolean
  /** Code of the preview link of a test, which nothing counts. Null for a play. */
  preview_code: string | null
}

/** A session as it is begun. */
export interface NewSession extends StoredSession {
  /** Number of its first turns that were copied from a shared play. */
  copied_turns?: number
}

export type OwnSession = Pick<StoredSession, 'id' | 'user_id'>

type VariantKind = Exclude<TellingKind, 'first'>

/** Memory of a turn, and what it takes to regenerate it. */
export interface KeptNote extends TurnNote {
  /** Absent for a picture. */
  ruling?: Ruling
  /** Text of the input fields of the scene. */
  typed?: Readonly<Record<string, string>>
}

/** A turn without its state. */
export interface ToldTurn {
  id: string
  user_id: string
  session_id: string
  parent_id: string | null
  /** Number of turns since the start, which is 0. */
  number: number
  /** Action of the player, as the history shows it. */
  action: { type: ActionType; user_input: string | null; selected_choice: string | null }
  answer: StoryAnswer
  model_used: string | null
  credits: number
  xp_gained: number
  /** Memory of the turn once its words have left the prompt. */
  note: KeptNote | null
  /** First variant of the same turn. Null for the first variant itself. */
  variant_of: string | null
  variant_kind: VariantKind | null
  /** All variants of the turn but the first, oldest first, itself included. */
  variant_ids: readonly string[]
  created_at: Date
}

/** Summary of the path up to a turn. */
export interface TurnSummary {
  text: string
  /** Names the turns whose facts were deleted when it was made. */
  made_of: string
}

/** A turn on a path. */
export interface PathTurn extends ToldTurn {
  /** True if its player has deleted what is remembered of it. */
  is_removed: boolean
  /** Absent for the built-in storyteller, which reads the turns themselves. */
  summary?: TurnSummary | null
}

/** The turn that a row belongs to. */
export interface TurnPlace {
  user_id: string
  session_id: string
  turn_id: string
}

export interface StoredTurn extends ToldTurn {
  state: TurnState
  /** Blocks of the prompt and their sizes. Null without a prompt. */
  prompt: PromptManifest | null
}

export type NewTurn = Omit<StoredTurn, 'created_at' | 'variant_ids'>

export type OwnTurn = Pick<StoredTurn, 'id' | 'user_id'>

/** What an answer contains beside its turn, so that the same answer can be sent again. */
export interface Receipt {
  credits: number
  is_low_on_credits: boolean
  /** Why another model narrated. */
  fallback_warning?: string | null
  fallback?: Fallback | null
  /** Rewards of the ending that was reached. */
  earned?: Rewards
  /** Open choices that the player may have meant. */
  asked?: readonly string[]
  /** True if the choices are named by their numbers. */
  by_number?: boolean
  /** Hint outside of the story. */
  hint?: HintTopic
  /** Role of the player, beside a hint on it. */
  role?: string
  /** A second wish of the player that is still to be done. */
  wish?: string
  /** Turn that a redo leads to. */
  redo_turn_id?: string
  /** True if there was no turn. */
  is_aside?: boolean
}

/** `fork` is an undo from an ending to the last fork before it. `move` goes to any turn of the session. */
export type StoredActionType = PlayerAction | 'fork' | 'move' | RetellAction

export type ActionStatus = 'running' | 'succeeded' | 'failed'

/** An action of a player and its end. */
export interface StoredAction {
  id: string
  session_id: string
  user_id: string
  /** Key by which the client names the action. */
  client_key: string
  request_hash: string
  type: StoredActionType
  status: ActionStatus
  base_turn_id: string
  /** Head of the session after the action. */
  turn_id: string | null
  model_requested: string | null
  response: Receipt | Refusal | null
  /** True if its lease is over. */
  is_stale: boolean
}

export type OwnAction = Pick<StoredAction, 'id' | 'user_id'>

export type NewAction = Omit<StoredAction, 'status' | 'turn_id' | 'response' | 'is_stale'>

export type ActionEnd =
  | { status: 'succeeded'; turn_id: string; model_used: string | null; response: Receipt }
  | { status: 'failed'; response: Refusal }

export type StoryInPlay = Pick<
  StoredStory,
  | 'id'
  | 'author_id'
  | 'title'
  | 'story_description'
  | 'story_prompt'
  | 'story_system_prompt'
  | 'content_rating'
  | 'is_premium'
  | 'language'
  | 'game_config'
>

/** Everything that an action is judged by, as of one moment. Nothing of it is locked. */
export interface TurnContext {
  session: StoredSession
  story: StoryInPlay
  /** Turn that the session stands at. */
  base: StoredTurn
  wallet: Wallet
  /** Earlier action with the same key. */
  known: StoredAction | null
  /** Open question to the player. */
  asked: AskedBack | null
  /** Running action of the session. */
  running: StoredAction | null
  /** Turns of the session whose facts the player has deleted. */
  removed: readonly RemovedTurn[]
  /** Scenes that were drawn for the player in any session of the story. */
  drawn: readonly DrawnScene[]
}

/** A narrated turn with everything that is written of it. */
export interface Settlement {
  action_id: string
  session: StoredSession
  turn: NewTurn
  /** Free text that the author may read. */
  tried: NewFreeInput | null
  is_completed: boolean
  spent: Wallet
  receipt: Omit<Receipt, 'credits' | 'is_low_on_credits'>
  /** Balance below which the player is warned. */
  low_below: number
}

export interface Settled {
  credits: number
  created_at: Date
}
