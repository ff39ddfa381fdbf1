import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { text } from './fields/fields.ts'
import { named } from './fields/named.ts'
import { StateValue } from './variables.ts'
import { STORY_LIMITS } from '../vocabulary/vocabulary.ts'

const turn = z.int().check(z.minimum(0), z.maximum(100_000))

/** Groups of varied text and answers are known by where they stand: a name and a few numbers. */
const PLACE_MAX = STORY_LIMITS.nodeNameMax + 100
const MOST = 20_000

/** The state that is declared, which things are carried, and facts that are asked for. */
const VALUES = STORY_LIMITS.variables + STORY_LIMITS.things + STORY_LIMITS.facts

const byName = <S extends z.ZodMiniType>(value: S, what: string, most = MOST) =>
  named(value, { most, what, nameMax: PLACE_MAX })

/**
 * What a play of a story that has a state has come to. Bounded by the story: nothing in it grows with
 * the number of turns. Stored whole with each turn, so that undo and branches take it back.
 */
export const PlayedWorld = z.object({
  /** The declared state, by name. */
  values: byName(StateValue, 'values', VALUES),
  /** In which turn the player came to know of a variable, and in which it last changed. */
  receipts: byName(z.object({ met: turn, changed: turn }), 'receipts', VALUES),
  /** In which turn somebody, something or a page was met. */
  met: byName(turn, 'meetings'),
  /** Reactions and topics that were given: the turn that they last were. */
  given: byName(turn, 'answers'),
  /** How often each group of varied text was come to. */
  told: byName(turn, 'texts that vary'),
  /** In the order of the play, each choice once. */
  recalled: z
    .array(z.object({ node: text(STORY_LIMITS.nodeNameMax), choice: turn, turn }))
    .check(z.maxLength(MOST)),
  /** In which words the facts were said that conditions ask for, by their names. */
  said: z.optional(byName(text(STORY_LIMITS.factMax), 'facts', VALUES)),
  /** What values are drawn by: the seed of the play, and how often each variable and each check was drawn. */
  chance: z.optional(
    z.object({
      seed: z.int().check(z.minimum(0)),
      drawn: byName(turn, 'draws'),
    }),
  ),
})
export type World = DeepReadonly<z.infer<typeof PlayedWorld>>
/** When the player came to know of a variable, and when it last changed: numbers of turns. */
export type Receipt = World['receipts'][string]
/** A choice whose author has written how an ending recalls it. */
export type Recalled = World['recalled'][number]
