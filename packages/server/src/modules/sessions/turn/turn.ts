import type {
  BodyOf,
  Fallback,
  Model,
  PageTurn,
  RetellAction,
  StoryAnswer,
} from '@kathasagar/api/contract'
import type { PromptManifest } from '@kathasagar/engine/prompt/assemblePrompt'
import type { BegunTurn, Turn as PlayedTurn } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/turn/turnState'
import type { StoryGraph } from '@kathasagar/story'

import type { StoredUser } from '../../../platform/auth.ts'
import type { StoredTurn, TurnContext } from '../sessionTypes.ts'
import type { PictureFile } from './narrate/modelPorts.ts'

/** An action as its player asked for it. */
export interface ActionRequest {
  user: StoredUser
  sessionId: string
  graph: StoryGraph
  request: BodyOf<'takeAction'>
  /** Model that narrates or draws. Null for undo. */
  model: Model | null
  /** Turn that the action answers: the last one that the player has seen. */
  after: string
  actionId: string
  key: string
}

/** A turn that is narrated once more. */
interface Retold {
  as: RetellAction
  /** Variant that the session stands at. */
  head: StoredTurn
}

/** A turn with its ruling and its price, which may now be narrated. */
export interface Turn extends Pick<
  TurnContext,
  'story' | 'session' | 'base' | 'removed' | 'drawn'
> {
  actionId: string
  graph: StoryGraph
  model: Model
  /** Holds the ruling. Its price is what is held for it. */
  begun: BegunTurn
  /** IANA name of the player's time zone. */
  timeZone: string
  /** State of the page that plays the story. Undefined for other stories. */
  page?: PageTurn | undefined
  /** Text of the input fields of the scene. */
  typed: Readonly<Record<string, string>>
  /** Set if the turn was played before, from `base`. */
  retold: Retold | null
}

/** A turn that was played before. */
export type Retelling = Turn & { retold: Retold }

/** What was narrated for a turn. */
export interface TurnResult {
  answer: StoryAnswer
  /** The turn as it was played, with the part of its price that it was worth. */
  played: PlayedTurn
  model_used: string | null
  /** Image that was drawn for the answer. */
  picture: { id: string; file: PictureFile } | null
  prompt: PromptManifest | null
  /** Why another model narrated, as the player reads it. */
  fallback_warning: string | null
  /** The same as a code. */
  fallback: Fallback | null
}

/** New words for a turn that was played before. */
export interface RetoldResult extends Omit<TurnResult, 'played' | 'picture'> {
  state: TurnState
  credits: number
}
