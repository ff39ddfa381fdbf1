import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { text } from './fields/fields.ts'
import { Sets } from './variables.ts'
import { SKILL_CHECKS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import { strictPart } from './fields/strictPart.ts'

/** A skill check. `chanceOf` computes the chance of success. */
export const ChoiceCheck = strictPart({
  /** Default: the story's `skill_check_difficulty`. */
  difficulty: z.optional(z.enum(SKILL_CHECKS)),
  /** Name of a numeric variable. The chance of success grows with its value. */
  helps: z.optional(text(STORY_LIMITS.idMax)),
  fails: strictPart({
    /** After a failure, replaces the choice's own text. */
    text: text(STORY_LIMITS.answerMax),
    target: text(STORY_LIMITS.nodeNameMax),
    /** After a failure, replaces the choice's own `sets`. */
    sets: z.optional(Sets),
  }),
})
export type ChoiceCheck = DeepReadonly<z.infer<typeof ChoiceCheck>>
