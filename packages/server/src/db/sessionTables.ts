import type { StoryAnswer, AnsweredBy } from '@kathasagar/api/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PromptManifest } from '@kathasagar/engine/narration/narration'
import type { TurnState } from '@kathasagar/engine/world/turnState'

import type {
  ActionStatus,
  StoredNote,
  NewAction,
  PictureFile,
  StoredAction,
  StoredSession,
  NarratedTurn,
} from '../modules/sessions/index.ts'

export interface GameSessionsTable extends Omit<StoredSession, 'is_completed'> {
  is_completed: Generated<boolean>
  archived_at: Date | null
  /** Time at which the player deleted the session. The session is purged some days later. */
  deleted_at: Date | null
  redo_turn_id: string | null
  copied_turns: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** Turns of sessions. A trigger refuses updates of this table. */
export interface TurnsTable extends Omit<
  NarratedTurn,
  'action' | 'answer' | 'note' | 'variant_ids' | 'created_at'
> {
  action: JSONColumnType<NarratedTurn['action'], string, never>
  answer: JSONColumnType<StoryAnswer, string, never>
  state: JSONColumnType<TurnState, string, never>
  note: ColumnType<StoredNote | null, string | null, never>
  prompt: ColumnType<PromptManifest | null, string | null, never>
  created_at: Generated<Date>
}

export interface PlayActionsTable extends NewAction {
  status: ActionStatus
  turn_id: string | null
  model_used: string | null
  lease_until: Date | null
  response: ColumnType<StoredAction['response'], string | null, string>
  created_at: Generated<Date>
  finished_at: Date | null
}

type PictureMime = Extract<PictureFile, { mime: string }>['mime']

export type LedgerUnit = 'credit' | 'xp'

export interface LedgerAccountsTable {
  id: Generated<string>
  user_id: string
  unit: LedgerUnit
  /** Id of the owner: a user for credits, a session for XP. */
  owner_id: string
  posted: ColumnType<number, never, never>
  held: ColumnType<number, never, never>
}

export interface LedgerTransfersTable {
  id: ColumnType<number, never, never>
  user_id: string
  unit: LedgerUnit
  kind: 'grant' | 'reserve' | 'post' | 'void' | 'earn' | 'undo' | 'adjust'
  from_id: string | null
  to_id: string | null
  amount: number
  action_id: string | null
  pending_id: number | null
  /** Idempotency key of an admin grant. */
  client_key: string | null
  reason: string
  created_at: Generated<Date>
}

export interface SessionTables {
  /** Turns whose facts the player deleted. They have their own table, because turns never change. */
  deleted_facts: { user_id: string; session_id: string; turn_id: string }
  game_sessions: GameSessionsTable
  shared_plays: {
    code: string
    user_id: string
    session_id: string
    head_turn_id: string
    /** First visible turn. Null if the share includes the start. */
    from_turn_id: string | null
    first_number: number
    shows_words: boolean
    shows_name: boolean
    opened_count: Generated<number>
    created_at: Generated<Date>
  }
  turns: TurnsTable
  /** Summaries that a model has written. Each one covers all turns up to `turn_id`. */
  turn_summaries: {
    user_id: string
    session_id: string
    turn_id: string
    text: string
    /** Deleted facts at the time of the summary. If they change, the summary is invalid. */
    made_of: string
    made_at: Generated<Date>
  }
  free_inputs: {
    turn_id: string
    user_id: string
    session_id: string
    story_id: string
    node: string
    words: string
    answered_by: AnsweredBy | null
    created_at: Generated<Date>
  }
  play_actions: PlayActionsTable
  /** Endings that a session has reached. They remain even if the player goes back. */
  reached_endings: {
    turn_id: string
    user_id: string
    session_id: string
    node: string
    reached_at: Generated<Date>
  }
  pictures: {
    id: string
    user_id: string
    session_id: string
    turn_id: string
    svg: string | null
    bytes: Uint8Array | null
    mime: PictureMime | null
    created_at: Generated<Date>
  }
  ledger_accounts: LedgerAccountsTable
  ledger_transfers: LedgerTransfersTable
}
