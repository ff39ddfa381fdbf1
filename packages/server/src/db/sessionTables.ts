import type { StoryAnswer } from '@kathasagar/api/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PromptManifest } from '@kathasagar/engine/prompt/assemblePrompt'
import type { TurnState } from '@kathasagar/engine/turn/turnState'
import type { AnsweredBy } from '@kathasagar/api/contract/vocabulary'

import type {
  ActionStatus,
  KeptNote,
  NewAction,
  PictureFile,
  StoredAction,
  StoredSession,
  ToldTurn,
} from '../modules/sessions/index.ts'

export interface GameSessionsTable extends Omit<StoredSession, 'is_completed'> {
  is_completed: Generated<boolean>
  /** When its player laid it aside; playing on takes it back. */
  put_away_at: Date | null
  /** When its player deleted it: nobody sees it, and after some days it is gone. */
  deleted_at: Date | null
  /** The turn that was gone back from last. */
  redo_turn_id: string | null
  /** So many of its first turns were played by somebody else, whose play it was begun at. */
  copied_turns: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** Never overwritten: a trigger refuses it. */
export interface TurnsTable extends Omit<
  ToldTurn,
  'action' | 'answer' | 'note' | 'variant_ids' | 'created_at'
> {
  action: JSONColumnType<ToldTurn['action'], string, never>
  answer: JSONColumnType<StoryAnswer, string, never>
  state: JSONColumnType<TurnState, string, never>
  note: ColumnType<KeptNote | null, string | null, never>
  prompt: ColumnType<PromptManifest | null, string | null, never>
  created_at: Generated<Date>
}

/** Free words of players, beside what answered them. */
export interface FreeInputsTable {
  turn_id: string
  user_id: string
  session_id: string
  story_id: string
  /** Where they were said. */
  node: string
  /** In their normal form. */
  words: string
  answered_by: AnsweredBy | null
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

/** Which turns came to an ending, and to which; the head of their session may have gone on. */
export interface ReachedEndingsTable {
  turn_id: string
  user_id: string
  session_id: string
  /** Name of the ending in the session's version of the story. */
  node: string
  reached_at: Generated<Date>
}

type PictureMime = Extract<PictureFile, { mime: string }>['mime']

export interface PicturesTable {
  id: string
  user_id: string
  session_id: string
  turn_id: string
  svg: string | null
  bytes: Uint8Array | null
  mime: PictureMime | null
  created_at: Generated<Date>
}

/** Links to plays; only who has the code finds one. */
export interface SharedPlaysTable {
  code: string
  user_id: string
  session_id: string
  /** The last turn that it shows. */
  head_turn_id: string
  /** The first one; null for the start. */
  from_turn_id: string | null
  /** The number of the first one. */
  first_number: number
  shows_words: boolean
  shows_name: boolean
  opened_count: Generated<number>
  created_at: Generated<Date>
}

export type LedgerUnit = 'credit' | 'xp'

/** Balances; a trigger on the transfers moves them, nothing else can. */
export interface LedgerAccountsTable {
  id: Generated<string>
  /** Whose it is: the owner of credits, the player of a session that has XP. */
  user_id: string
  unit: LedgerUnit
  /** The user for credits, the session for XP. */
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
  /** Which press of an admin gave these. */
  client_key: string | null
  reason: string
  created_at: Generated<Date>
}

/** Turns whose facts their players have deleted; turns themselves never change. */
export interface DeletedFactsTable {
  user_id: string
  session_id: string
  turn_id: string
}

/** What models have condensed of all that was told up to a turn; turns themselves never change. */
export interface TurnSummariesTable {
  user_id: string
  session_id: string
  turn_id: string
  text: string
  /** Names the turns whose facts were deleted then: with others it holds no more. */
  made_of: string
  made_at: Generated<Date>
}

export interface SessionTables {
  deleted_facts: DeletedFactsTable
  game_sessions: GameSessionsTable
  shared_plays: SharedPlaysTable
  turns: TurnsTable
  turn_summaries: TurnSummariesTable
  tries: FreeInputsTable
  play_actions: PlayActionsTable
  reached_endings: ReachedEndingsTable
  pictures: PicturesTable
  ledger_accounts: LedgerAccountsTable
  ledger_transfers: LedgerTransfersTable
}
