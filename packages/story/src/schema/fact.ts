import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { text } from './fields/fields.ts'
import { FACT_KINDS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'

const turn = z.int().check(z.minimum(0), z.maximum(100_000))

/** Something that a play remembers of its player. */
export const Fact = z.object({
  kind: z.enum(FACT_KINDS),
  /** Id of whom of the cast it was done to. */
  who: z.optional(text(STORY_LIMITS.nodeNameMax)),
  /** What they are called: by the cast, or as the player said, where the cast does not know them. */
  name: z.optional(text(STORY_LIMITS.factMax)),
  /** Id of the thing that it is about. */
  thing: z.optional(text(STORY_LIMITS.nodeNameMax)),
  /** A clause without its person and verb, "to be back before dark"; may be blank. */
  what: text(STORY_LIMITS.factMax),
  /** The turn that it comes from; of what was done again, the last. */
  turn,
  /** Every turn that it comes from, the last at the end; none in what was done once, or stored before they were kept. */
  turns: z.optional(z.array(turn).check(z.maxLength(STORY_LIMITS.factTurns))),
  times: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** Nobody was named: the person was the only one there. */
  is_guessed: z.optional(z.boolean()),
})
export type Fact = DeepReadonly<z.infer<typeof Fact>>
