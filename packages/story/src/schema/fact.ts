import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { text } from './fields/fields.ts'
import { FACT_KINDS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'

const turn = z.int().check(z.minimum(0), z.maximum(100_000))

export const Fact = z.object({
  kind: z.enum(FACT_KINDS),
  who: z.optional(text(STORY_LIMITS.nodeNameMax)),
  /** Name from the cast, or as the player wrote it. */
  name: z.optional(text(STORY_LIMITS.factMax)),
  thing: z.optional(text(STORY_LIMITS.nodeNameMax)),
  /** Content without subject and verb, such as "to be back before dark". May be blank. */
  what: text(STORY_LIMITS.factMax),
  turn,
  /** All turns of this fact, in ascending order. Absent if there is only one. */
  turns: z.optional(z.array(turn).check(z.maxLength(STORY_LIMITS.factTurns))),
  times: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** True if no listener was named and only one person was present. */
  is_guessed: z.optional(z.boolean()),
})
export type Fact = DeepReadonly<z.infer<typeof Fact>>
