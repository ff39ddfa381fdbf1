import type { ContentRating, StoryLanguage, TextModelKey } from '@kathasagar/story/vocabulary'
import type { StoryGraph } from '@kathasagar/story'

import type { Room } from '../world/improvisation.ts'
import type { Action, Ruling } from '../world/ruling.ts'
import type { TurnNote } from '../turn/turnNote.ts'
import type { TurnState } from '../world/turnState.ts'

export interface StoryCanon {
  title: string
  description: string
  prompt: string
  /** Instructions by an admin. Players never see them. */
  guidance: string
  rating: ContentRating
}

export interface PastTurn {
  deed: string | null
  told: string
  /** Null for turns of older versions. */
  note: TurnNote | null
}

export interface NarrationRequest {
  graph: StoryGraph
  /** State before the ruling. For the start, the initial state. */
  state: TurnState
  ruling: Ruling | { kind: 'start' }
  action: Action | null
  language: StoryLanguage
  /** Key of the text model, which selects its default style instruction. */
  manner: TextModelKey
  /** Style instruction for a connected model. Default: that of `manner`. */
  style?: string | undefined
  /** Latest narratives and setups of the session, newest last. */
  recent: readonly string[]
  canon?: StoryCanon
  /** Marker in the instructions, constant per story. If it appears in the output, the model leaked them. */
  mark?: string
  /** Earlier narration, if the turn is regenerated (`again`) or continued (`on`). */
  retold?: { as: 'again' | 'on'; told: string }
  /** Scope of the model's improvisation. If absent, the model only narrates the ruling. */
  room?: Room
  /** Turns of the current path, oldest first, without undone ones. */
  past?: readonly PastTurn[]
}

/** Token counts of a prompt and its blocks. */
export interface PromptManifest {
  budget: number
  tokens: number
  blocks: readonly { name: string; tokens: number; left_out: number }[]
  turns_whole: number
  turns_summed: number
  /** Tokens left for further turns before older ones are dropped. */
  history_left: number
  facts_told: number
  facts_left_out: number
}

/** Result of a storyteller, with the field names of the API. */
export interface Narration {
  narrative: string
  setup: string | null
  choices: string[]
  /** True if nothing in the story answers the free text. Then the turn costs no XP. */
  isUnanswered?: true
  manifest?: PromptManifest
}
