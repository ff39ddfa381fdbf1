import type {
  BodyOf,
  Fallback,
  Model,
  PageTurn,
  RegenerateAction,
  StoryAnswer,
} from '@kathasagar/api/contract'
import type { PromptManifest } from '@kathasagar/engine/narration/narration'
import type { BegunTurn, PlayedTurn } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/world/turnState'
import type { StoryGraph } from '@kathasagar/story'

import type { StoredUser } from '../../../platform/call.ts'
import type { StoredTurn, TurnContext } from '../sessionTypes.ts'
import type { PictureFile } from './narrate/modelPorts.ts'

export interface ActionRequest {
  user: StoredUser
  sessionId: string
  graph: StoryGraph
  request: BodyOf<'takeAction'>
  /** Model that narrates or draws. Null for an undo. */
  model: Model | null
  /** ID of the turn from which the action continues. The player has seen this turn last. */
  after: string
  actionId: string
  key: string
}

interface Retold {
  as: RegenerateAction
  head: StoredTurn
}

export interface Turn extends Pick<
  TurnContext,
  'story' | 'session' | 'base' | 'removed' | 'drawn'
> {
  actionId: string
  graph: StoryGraph
  model: Model
  /** Turn with its ruling and price. The ledger has reserved the price. */
  begun: BegunTurn
  /** IANA name of the player's time zone. */
  timeZone: string
  /** State of the embedded page. Only for stories that run in their own page. */
  page?: PageTurn | undefined
  typed: Readonly<Record<string, string>>
  retold: Retold | null
}

export type Regeneration = Turn & { retold: Retold }

export interface TurnResult {
  answer: StoryAnswer
  played: PlayedTurn
  model_used: string | null
  picture: { id: string; file: PictureFile } | null
  prompt: PromptManifest | null
  fallback_warning: string | null
  fallback: Fallback | null
}

export interface RegenerationResult extends Omit<TurnResult, 'played' | 'picture'> {
  state: TurnState
  credits: number
}
