import * as z from 'zod/mini'

import { text, named, StateValue } from '@kathasagar/story/schema'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

const turn = z.int().check(z.minimum(0), z.maximum(100_000))

/** Groups of varied text and answers are known by where they stand: a name and a few numbers. */
const PLACE_MAX = STORY_LIMITS.nodeNameMax + 100
const MOST = 20_000

/** The state that is declared, which things are carried, and facts that are asked for. */
const VALUES = STORY_LIMITS.variables + STORY_LIMITS.things + STORY_LIMITS.facts

const byName = <S extends z.ZodMiniType>(value: S, what: string, most = MOST) =>
  named(value, { most, what, nameMax: PLACE_MAX })

/** What a play of a story with state has come to. Shapes agree with the rules' `World`. */
export const PlayedWorld = z.object({
  values: byName(StateValue, 'values', VALUES),
  /** In which turn the player came to know of a variable, and in which it last changed. */
  receipts: byName(z.object({ met: turn, changed: turn }), 'receipts', VALUES),
  /** In which turn somebody, something or a page was met. */
  met: byName(turn, 'meetings'),
  given: byName(turn, 'answers'),
  told: byName(turn, 'texts that vary'),
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
export type PlayedWorld = z.infer<typeof PlayedWorld>
