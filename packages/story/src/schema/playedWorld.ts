import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { text } from './fields/fields.ts'
import { named } from './fields/named.ts'
import { StateValue } from './variables.ts'
import { STORY_LIMITS } from '../vocabulary/vocabulary.ts'

const turn = z.int().check(z.minimum(0), z.maximum(100_000))

/** Maximum key length of varied groups and answers: a name and a few numbers. */
const PLACE_MAX = STORY_LIMITS.nodeNameMax + 100
const MOST = 20_000

const VALUES = STORY_LIMITS.variables + STORY_LIMITS.things + STORY_LIMITS.facts

const byName = <S extends z.ZodMiniType>(value: S, what: string, most = MOST) =>
  named(value, { most, what, nameMax: PLACE_MAX })

/** State of a session, of limited size. Stored with each turn for undo and branches. */
export const PlayedWorld = z.object({
  values: byName(StateValue, 'values', VALUES),
  /** Turns in which the player first learned a variable and in which it last changed. */
  receipts: byName(z.object({ met: turn, changed: turn }), 'receipts', VALUES),
  /** Turn in which the player first met a person, thing or page. */
  met: byName(turn, 'meetings'),
  /** Last turn in which each reaction and topic was used. */
  given: byName(turn, 'answers'),
  /** Number of times that each varied group was shown. */
  told: byName(turn, 'texts that vary'),
  /** Choices with a recall line, in order of play. */
  recalled: z
    .array(z.object({ node: text(STORY_LIMITS.nodeNameMax), choice: turn, turn }))
    .check(z.maxLength(MOST)),
  /** Words of the player for facts that conditions test. */
  said: z.optional(byName(text(STORY_LIMITS.factMax), 'facts', VALUES)),
  /** Session seed, and the number of draws per variable and check. */
  chance: z.optional(z.object({ seed: z.int().check(z.minimum(0)), drawn: byName(turn, 'draws') })),
})
export type World = DeepReadonly<z.infer<typeof PlayedWorld>>
export type Receipt = World['receipts'][string]
export type Recalled = World['recalled'][number]
