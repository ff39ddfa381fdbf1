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
  /** The state that the ruling was made in; for the start, the begun state. */
  state: TurnState
  ruling: Ruling | { kind: 'start' }
  /** What the player asked for; null at the start. */
  action: Action | null
  language: StoryLanguage
  /** The text model that tells; each has its own style instruction. */
  manner: TextModelKey
  /** The style instruction for a connected model; absent: the usual one of its key. */
  style?: string | undefined
  /** The last few narratives (and setups) of the session, newest last. */
  recent: readonly string[]
  /** For a storyteller that has to be told what the story is: the built-in one knows. */
  canon?: StoryCanon
  /**
   * Stands beside what the storyteller is told of its work, the same for a story. Heard again in an
   * answer, it shows that the storyteller tells what it was told.
   */
  mark?: string
  /** Where the turn was told before: whether it is told anew or told on, and what was told of it. */
  retold?: { as: 'again' | 'on'; told: string }
  /** What may be made up of the turn; absent where it is told as it is settled. */
  room?: Room
  /** The whole way to here, oldest first; what was undone is not on it. */
  past?: readonly PastTurn[]
}

/** The storyteller's answer, in the words of the wire. */
export interface Telling {
  narrative: string
  /** A closer look that ends in two choices; null for everything but an immersion. */
  setup: string | null
  /** Texts of the choices open afterwards; none at an ending. */
  choices: string[]
  /** Nothing in the story answers the player's words: the turn costs no XP. */
  isUnanswered?: true
  /** What the storyteller was told, where it had to be told something. */
  manifest?: PromptManifest
}
