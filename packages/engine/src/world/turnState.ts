import type { InkScene, World } from '@kathasagar/story'

import type { ImprovisedScene, OpenState } from './improvisation.ts'
import type { Fact } from './fact.ts'

export type OfferedPath = { kind: 'choice'; index: number } | { kind: 'linger'; detail: number }

export interface Offer {
  text: string
  path: OfferedPath
}

/** The last question back, with the labels of its choices. */
export interface AskedBack {
  choices: readonly string[]
  /** True if the question asked for a number. It is not repeated. */
  byNumber?: true | undefined
}

/** State after a turn, stored completely with each turn, so that undo returns to the parent. */
export interface TurnState {
  node: string
  visited: readonly string[]
  xp: number
  /** Facts, or sentences in older versions. `readFacts` reads both. */
  facts: readonly Fact[]
  /** Turns in a row without progress along the graph. */
  detour: number
  offers: readonly Offer[]
  choices_made: number
  turn: number
  /** Seed of the next turn; each turn derives another. */
  seed: number
  /** State of the story; absent without state and in older turns. */
  world?: World | undefined
  ink?: InkScene | undefined
  improvised?: ImprovisedScene | undefined
  /** Plan and facts of an open story. */
  open?: OpenState | undefined
  asked?: AskedBack | undefined
}
