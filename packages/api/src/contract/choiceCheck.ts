import * as z from 'zod/mini'

import { text } from './fields.ts'
import { Sets } from './variables.ts'
import { SKILL_CHECKS, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { strictPart } from './strictPart.ts'

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

/** An open choice that may fail. */
export const ChoiceChance = z.object({
  text: z.string(),
  /** How likely it is to succeed, in percent. */
  chance: z.int().check(z.minimum(0), z.maximum(100)),
})
export type ChoiceChance = z.infer<typeof ChoiceChance>
