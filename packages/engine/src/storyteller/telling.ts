import type { StoryLanguage, TextModelKey } from '@kathasagar/story/vocabulary'
import type { StoryGraph } from '@kathasagar/story'

import type { Room } from '../improvise/improvisation.ts'
import type { PromptManifest } from '../prompt/assemblePrompt.ts'
import type { StoryCanon } from '../prompt/canon.ts'
import type { PastTurn } from '../prompt/history.ts'
import type { Action } from '../ruling/action.ts'
import type { Ruling } from '../ruling/ruling.ts'
import type { TurnState } from '../turn/turnState.ts'

export interface TellRequest {
  graph: StoryGraph
  /** State before the ruling; at the start, the initial state. */
  state: TurnState
  ruling: Ruling | { kind: 'start' }
  action: Action | null
  language: StoryLanguage
  /** Key of the text model, which has its own style instruction. */
  manner: TextModelKey
  /** Style instruction for a connected model. Default: the one of its key. */
  style?: string | undefined
  /** Latest narratives and setups of the session, newest last. */
  recent: readonly string[]
  canon?: StoryCanon
  /** Marker in the instructions, constant per story. In an answer it reveals a leak. */
  mark?: string
  /** Earlier narration of a turn that is regenerated or continued. */
  retold?: { as: 'again' | 'on'; told: string }
  /** Scope of the model's improvisation. If absent, it narrates the ruling only. */
  room?: Room
  /** Turns of the current path, oldest first, without undone ones. */
  past?: readonly PastTurn[]
}

/** Answer of a storyteller, with the field names of the API. */
export interface Telling {
  narrative: string
  setup: string | null
  choices: string[]
  /** True if nothing in the story answers the free text. Then the turn costs no XP. */
  isUnanswered?: true
  manifest?: PromptManifest
}
