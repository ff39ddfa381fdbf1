import type {
  Fallback,
  RegenerateAction,
  Rewards,
  StoryAnswer,
  NarrationKind,
} from '@kathasagar/api/contract'
import type { ActionType, HintTopic, PlayerAction } from '@kathasagar/story/vocabulary'
import type { PromptManifest } from '@kathasagar/engine/narration/narration'
import type { TurnNote } from '@kathasagar/engine/turn/turnNote'
import type { Ruling } from '@kathasagar/engine/world/ruling'
import type { ClarifyingQuestion, TurnState } from '@kathasagar/engine/world/turnState'

import type { Refusal } from '../../platform/call.ts'
import type { StoredStory } from '../catalogue/index.ts'
import type { DrawnScene } from './sessions.queries.ts'
import type { RemovedTurn } from './turn/load/pathCache.ts'
import type { NewFreeInput } from './turn/settle/settleTurn.ts'
import type { Wallet } from '../ledger/index.ts'

export interface StoredSession {
  id: string
  user_id: string
  story_id: string
  version_id: string
  head_turn_id: string
  is_completed: boolean
  /** Code of the preview link, for an uncounted test. Otherwise null. */
  preview_code: string | null
}

export interface NewSession extends StoredSession {
  /** Number of turns that were copied from a shared play. */
  copied_turns?: number
}

export type OwnSession = Pick<StoredSession, 'id' | 'user_id'>

type VariantKind = Exclude<NarrationKind, 'first'>

export interface StoredNote extends TurnNote {
  /** Absent if the turn is an image. */
  ruling?: Ruling
  typed?: Readonly<Record<string, string>>
}

export interface NarratedTurn {
  id: string
  user_id: string
  session_id: string
  parent_id: string | null
  /** Number of turns before this one on its path. */
  number: number
  action: { type: ActionType; user_input: string | null; selected_choice: string | null }
  answer: StoryAnswer
  model_used: string | null
  credits: number
  xp_gained: number
  /** Replaces the text of the turn in later prompts. */
  note: StoredNote | null
  /** ID of the first variant. Null for the first variant itself. */
  variant_of: string | null
  variant_kind: VariantKind | null
  variant_ids: readonly string[]
  created_at: Date
}

export interface TurnSummary {
  text: string
  /** Turns whose facts were deleted before the summary. */
  made_of: string
}

export interface PathTurn extends NarratedTurn {
  is_removed: boolean
  /** Absent if the built-in storyteller narrates. */
  summary?: TurnSummary | null
}

export interface TurnPlace {
  user_id: string
  session_id: string
  turn_id: string
}

export interface StoredTurn extends NarratedTurn {
  state: TurnState
  /** Blocks of the prompt with their sizes. Null if there was no prompt. */
  prompt: PromptManifest | null
}

export type NewTurn = Omit<StoredTurn, 'created_at' | 'variant_ids'>

export type OwnTurn = Pick<StoredTurn, 'id' | 'user_id'>

/** Stored data of a response, so that a retry gets the same response. */
export interface Receipt {
  credits: number
  is_low_on_credits: boolean
  fallback_warning?: string | null
  fallback?: Fallback | null
  earned?: Rewards
  /** Available choices that the player may have meant. */
  asked?: readonly string[]
  /** True if the question lists the choices with numbers. */
  by_number?: boolean
  hint?: HintTopic
  /** The player's role, which a hint can name. */
  role?: string
  /** Part of the input that was not carried out. */
  wish?: string
  /** Turn that a redo would restore. */
  redo_turn_id?: string
  is_aside?: boolean
}

/** `fork` goes from an ending back to the last fork. `move` goes to any turn of the session. */
export type StoredActionType = PlayerAction | 'fork' | 'move' | RegenerateAction

export type ActionStatus = 'running' | 'succeeded' | 'failed'

export interface StoredAction {
  id: string
  session_id: string
  user_id: string
  client_key: string
  request_hash: string
  type: StoredActionType
  status: ActionStatus
  base_turn_id: string
  turn_id: string | null
  model_requested: string | null
  response: Receipt | Refusal | null
  is_stale: boolean
}

export type OwnAction = Pick<StoredAction, 'id' | 'user_id'>

export type NewAction = Omit<StoredAction, 'status' | 'turn_id' | 'response' | 'is_stale'>

export type ActionCompletion =
  | { status: 'succeeded'; turn_id: string; model_used: string | null; response: Receipt }
  | { status: 'failed'; response: Refusal }

export type PlayedStoryColumns = Pick<
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

/** Data that an action needs. One statement reads it without locks. */
export interface TurnContext {
  session: StoredSession
  story: PlayedStoryColumns
  base: StoredTurn
  wallet: Wallet
  known: StoredAction | null
  asked: ClarifyingQuestion | null
  running: StoredAction | null
  removed: readonly RemovedTurn[]
  drawn: readonly DrawnScene[]
}

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
