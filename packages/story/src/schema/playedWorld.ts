import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { text } from './fields/fields.ts'
import { named } from './fields/named.ts'
import { StateValue } from './variables.ts'
import { STORY_LIMITS } from '../vocabulary/vocabulary.ts'

const turn = z.int().check(z.minimum(0), z.maximum(100_000))

/** Groups of varied text and answers have keys of a name and a few numbers. */
const PLACE_MAX = STORY_LIMITS.nodeNameMax + 100
const MOST = 20_000

const VALUES = STORY_LIMITS.variables + STORY_LIMITS.things + STORY_LIMITS.facts

const byName = <S extends z.ZodMiniType>(value: S, what: string, most = MOST) =>
  named(value, { most, what, nameMax: PLACE_MAX })

/**
 * State of a session. Bounded by the story, not by the number of turns. Stored with each turn, so
 * that undo and branches restore it.
 */
export const PlayedWorld = z.object({
  values: byName(StateValue, 'values', VALUES),
  /** Turns in which a variable was first learned and last changed. */
  receipts: byName(z.object({ met: turn, changed: turn }), 'receipts', VALUES),
  /** Turn in which a person, thing or page was first met. */
  met: byName(turn, 'meetings'),
  /** Last turn of each reaction and topic. */
  given: byName(turn, 'answers'),
  /** Number of times that each group of varied text was shown. */
  told: byName(turn, 'texts that vary'),
  /** In the order of play, each choice once. */
  recalled: z
    .array(z.object({ node: text(STORY_LIMITS.nodeNameMax), choice: turn, turn }))
    .check(z.maxLength(MOST)),
  /** The player's words for facts that conditions use. */
  said: z.optional(byName(text(STORY_LIMITS.factMax), 'facts', VALUES)),
  /** Session seed, and the number of draws per variable and check. */
  chance: z.optional(
    z.object({
      seed: z.int().check(z.minimum(0)),
      drawn: byName(turn, 'draws'),
    }),
  ),
})
export type World = DeepReadonly<z.infer<typeof PlayedWorld>>
export type Receipt = World['receipts'][string]
export type Recalled = World['recalled'][number]
