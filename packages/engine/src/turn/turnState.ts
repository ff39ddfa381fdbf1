import type { InkScene, World } from '@kathasagar/story'

import type { ImprovisedScene } from '../improvise/improvisation.ts'
import type { Fact } from '../memory/fact.ts'

/** Where an offered choice leads: along the graph, or to a closer look that stays in the scene. */
export type OfferedPath = { kind: 'choice'; index: number } | { kind: 'linger'; detail: number }

/** A choice as it was put to the player in an answer. */
export interface Offer {
  text: string
  path: OfferedPath
}

/** A question back that nothing was done about since: what it asked for, as the choices read. */
export interface AskedBack {
  choices: readonly string[]
  /** It has said that one is named by its number, and is not asked again. */
  byNumber?: true | undefined
}

/**
 * Everything a turn leaves behind that the next one needs. Stored whole with each turn, so that
 * undo is a step to the parent and any state can be rebuilt.
 */
export interface TurnState {
  node: string
  visited: readonly string[]
  xp: number
  /** What was said and done on the way; before facts had kinds, short sentences. `readFacts` reads both. */
  facts: readonly Fact[]
  /** Turns in a row without progress along the graph. */
  detour: number
  offers: readonly Offer[]
  choices_made: number
  turn: number
  /** Seed of the turn to come; each turn derives the next. */
  seed: number
  /**
   * What the story remembers, with the turns that it comes from; none in a story of the first form,
   * and in turns that were stored before there was any.
   */
  world?: World | undefined
  /** Where the program stands, of a story that runs as ink. */
  ink?: InkScene | undefined
  /** The scene that a model has opened in front of the node; none where the node itself is told. */
  improvised?: ImprovisedScene | undefined
  asked?: AskedBack | undefined
}
