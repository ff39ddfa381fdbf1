import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { text } from './fields/fields.ts'
import { Sets } from './variables.ts'
import { SKILL_CHECKS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import { strictPart } from './fields/strictPart.ts'

/** A choice that may fail, and what comes of it then. How likely it is to succeed: `chanceOf`. */
export const ChoiceCheck = strictPart({
  /** The story's `skill_check_difficulty` unless said. */
  difficulty: z.optional(z.enum(SKILL_CHECKS)),
  /** Name of a number of the state: the nearer it is to its most, the likelier is success. */
  helps: z.optional(text(STORY_LIMITS.idMax)),
  fails: strictPart({
    /** Told in place of the choice. */
    text: text(STORY_LIMITS.answerMax),
    /** Name of the node it leads to. */
    target: text(STORY_LIMITS.nodeNameMax),
    /** Set in place of what the choice sets. */
    sets: z.optional(Sets),
  }),
})
export type ChoiceCheck = DeepReadonly<z.infer<typeof ChoiceCheck>>
