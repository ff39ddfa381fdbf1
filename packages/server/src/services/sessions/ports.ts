import type { StoryAnswer, TellingKind } from '@kathasagar/api/contract'
import type { ActionType, FactKind } from '@kathasagar/story/vocabulary'
import type { PromptManifest } from '@kathasagar/engine/prompt/assemblePrompt'
import type { PlayedStep } from '@kathasagar/engine/recall'
import type { TurnNote } from '@kathasagar/engine/prompt/turnNote'
import type { Ruling } from '@kathasagar/engine/ruling/ruling'
import type { TurnState } from '@kathasagar/engine/turn/turnState'
import type { PictureFile } from './turn/modelPorts.ts'

/** One playthrough; it keeps the version of the story that it began with. */
export interface StoredSession {
  id: string
  user_id: string
  story_id: string
  version_id: string
  head_turn_id: string
  is_completed: boolean
  /** By which preview link it was begun, as a test that nothing counts; it may be gone since. Null for a play. */
  preview_code: string | null
}

/** A session as it is begun. */
export interface NewSession extends StoredSession {
  /** So many of its first turns were played by somebody else; absent for none. */
  copied_turns?: number
}

/** A session by what finds it. */
export type OwnSession = Pick<StoredSession, 'id' | 'user_id'>

/** How a telling beside the first one of its turn came to be. */
export type VariantKind = Exclude<TellingKind, 'first'>

/** What is kept of a turn: what is remembered, and what it takes to have it told again. */
export interface KeptNote extends TurnNote {
  /** What the turn was, settled; absent for a picture, and in turns from before it was kept. */
  ruling?: Ruling
  /** What the player typed into the fields of the scene. */
  typed?: Readonly<Record<string, string>>
}

/** A turn without its state: what a line of the history needs. */
export interface ToldTurn {
  id: string
  /** Whose session it is of. */
  user_id: string
  session_id: string
  parent_id: string | null
  /** Steps from the start, which is 0. */
  number: number
  /** What the player did, as the history shows it. */
  action: { type: ActionType; user_input: string | null; selected_choice: string | null }
  answer: StoryAnswer
  model_used: string | null
  credits: number
  xp_gained: number
  /** What is remembered of it once its words have left the prompt. */
  note: KeptNote | null
  /** The first telling of the same turn; null for that one itself. */
  variant_of: string | null
  /** Null for the first telling. */
  variant_kind: VariantKind | null
  /** All other tellings of the turn beside the first, oldest first, itself included. */
  variant_ids: readonly string[]
  created_at: Date
}

/** What a model has condensed of all that was told up to a turn and in it. */
export interface TurnSummary {
  text: string
  /** Names the turns on the way whose facts were deleted when it was made. */
  made_of: string
}

/** A turn on the way, as it is remembered. */
export interface PathTurn extends ToldTurn {
  /** True if its player has deleted what is remembered of it. */
  is_removed: boolean
  /** Absent where nobody needs it: the built-in storyteller is reminded of what was told itself. */
  summary?: TurnSummary | null
}

/** The turn that something hangs on, as the rows beside it name it. */
export interface TurnPlace {
  user_id: string
  session_id: string
  turn_id: string
}

/** What came to be known in a turn. */
export interface TurnFact {
  turn_id: string
  number: number
  kind: FactKind
  by: 'player' | 'author'
  text: string
}

export interface StoredTurn extends ToldTurn {
  state: TurnState
  /** What the storyteller was told, by blocks and sizes; null where it had to be told nothing. */
  prompt: PromptManifest | null
}

export type NewTurn = Omit<StoredTurn, 'created_at' | 'variant_ids'>

/** A turn by what finds it: all that is a player's lies under their id. */
export type OwnTurn = Pick<StoredTurn, 'id' | 'user_id'>

/** Who plays which story. */
export interface Played {
  storyId: string
  userId: string
}

export interface SessionRepository {
  /** Writes a session; false where its story was deleted meanwhile. */
  insertSession(session: NewSession): Promise<boolean>
  /** Only the owner's; another's session is as good as none, and so is one that was deleted. */
  findSession(id: string, userId: string): Promise<StoredSession | undefined>
  /** Like `findSession`, and nobody else changes it until the transaction ends. */
  lockSession(id: string, userId: string): Promise<StoredSession | undefined>
  /** Like `lockSession`, but waits for nobody: false where somebody else has it just now. */
  lockIfFree(id: string, userId: string): Promise<boolean>
  /** The newest unfinished session of a story, rather one that is not put away; else the newest. */
  findLatest(
    userId: string,
    storyId: string,
    of: { isPreview: boolean },
  ): Promise<StoredSession | undefined>
  /** Has a session stand at another turn of its own. */
  moveHead(session: OwnSession, turnId: string): Promise<void>
  /** Where going forward from the head leads, after going back. */
  findRedo(session: OwnSession): Promise<string | undefined>
  /** Keeps that a turn has come to an ending; true for the first one of its session. */
  keepEnding(reached: TurnPlace & { node: string; reached_at: Date }): Promise<boolean>
  /** Names of the endings that a player has come to in any play of a story, or in any test of it. */
  listEndings(userId: string, storyId: string, of: { isPreview: boolean }): Promise<string[]>
  /** Names of all that a player has met in any play of a story, undone or not. */
  listMet(userId: string, storyId: string): Promise<string[]>
  /**
   * Keeps the story's counters, which its author's own plays leave as they are; last in a transaction,
   * since all its players share the row.
   */
  countBegun(played: Played): Promise<void>
  countCompleted(played: Played): Promise<void>
}

export interface TurnRepository {
  /** Writes the way of a session that begins at a turn of another's play, its first turn first. */
  insertTurns(turns: readonly NewTurn[]): Promise<void>
  /** Answers the turn as it is stored; its other tellings are not looked for. */
  insertTurn(turn: NewTurn): Promise<Omit<StoredTurn, 'variant_ids'>>
  /** Only the owner's; another's turn is as good as none. */
  findTurn(id: string, userId: string): Promise<StoredTurn | undefined>
  /** The last `limit` turns on the way to this one and itself, oldest first. */
  listPath(head: OwnTurn, limit: number): Promise<PathTurn[]>
  /** Facts on the whole way from the start to this turn, oldest first, without deleted ones. */
  listFacts(head: OwnTurn): Promise<TurnFact[]>
  /** Marks the facts of turns as deleted. */
  deleteFacts(turns: readonly TurnPlace[]): Promise<void>
  /** Keeps what a model has condensed up to a turn, in place of what was kept before. */
  keepSummary(turn: TurnPlace, summary: TurnSummary): Promise<void>
  /** The nearest turn before this one at which more than one choice was open. */
  findForkBefore(turn: OwnTurn): Promise<StoredTurn | undefined>
  /** The whole way to a turn, itself included: what was done in each, and from where. */
  listSteps(head: OwnTurn): Promise<PlayedStep[]>
  /** XP won on the whole way from the start to this turn. */
  sumXpGained(head: OwnTurn): Promise<number>
}

/** That a scene was drawn for a player, in whichever session; what was undone counts as well. */
export interface DrawnScene {
  /** Name of the scene. */
  node: string
  /** The turn that tells of the picture. */
  turn_id: string
  /** Who has drawn it. */
  model_used: string | null
  /** The version of the story that it was drawn of. */
  version_id: string
}

export interface PictureRepository {
  /** Until the transaction ends, no other writes what was drawn for the player of that story. */
  lockDrawn(of: Pick<StoredSession, 'user_id' | 'story_id'>): Promise<void>
  /** All that was drawn for a player in any session of a story, oldest first. */
  listDrawn(of: Pick<StoredSession, 'user_id' | 'story_id'>): Promise<DrawnScene[]>
  insertPicture(picture: {
    id: string
    user_id: string
    session_id: string
    turn_id: string
    file: PictureFile
  }): Promise<void>
  findPicture(id: string): Promise<PictureFile | undefined>
}
