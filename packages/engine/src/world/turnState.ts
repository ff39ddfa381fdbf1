import type { InkScene, World } from '@kathasagar/story'

import type { ImprovisedScene, OpenState } from './improvisation.ts'
import type { Fact } from './fact.ts'

export type OfferedPath = { kind: 'choice'; index: number } | { kind: 'linger'; detail: number }

export interface Offer {
  text: string
  path: OfferedPath
}

/** The last clarifying question, with the labels of its choices. */
export interface ClarifyingQuestion {
  choices: readonly string[]
  /** True if the question asked for a number. Such questions are not repeated. */
  byNumber?: true | undefined
}

/** State after a turn. Stored in full with each turn for undo. */
export interface TurnState {
  node: string
  visited: readonly string[]
  xp: number
  /** Facts. Older versions stored sentences; `readFacts` reads both. */
  facts: readonly Fact[]
  /** Number of consecutive turns without progress in the scene graph. */
  detour: number
  offers: readonly Offer[]
  choices_made: number
  turn: number
  /** Seed of the next turn. Each turn derives a new one. */
  seed: number
  /** Values of the story's variables. Absent for stories without state and in older turns. */
  world?: World | undefined
  ink?: InkScene | undefined
  improvised?: ImprovisedScene | undefined
  /** Plan and facts of an open story. */
  open?: OpenState | undefined
  asked?: ClarifyingQuestion | undefined
}
