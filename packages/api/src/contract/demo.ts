import * as z from 'zod/mini'

import { count, askedFields } from '@kathasagar/story/schema'
import { actionWithoutModel } from './turns.ts'
import { Declined } from './turns.ts'
import { id } from './fields.ts'
import { Asked, Hint } from './turns.ts'
import { LockedChoice } from './turns.ts'
import { Meters } from './turns.ts'
import { ShownPlate } from './turns.ts'
import { ChoiceChance } from './turns.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

/**
 * Everything done so far, with words that were asked back: the server keeps nothing of a taste, and plays
 * it again from the start.
 */
export const DemoRequest = z.object({
  actions: z.array(actionWithoutModel).check(z.maxLength(LIMITS.demoActions)),
})
export type DemoRequest = z.infer<typeof DemoRequest>

/** What the last action came to; the beginning of the story where there was none. */
export const Demo = z.object({
  /** Why the last action was not taken; all else then tells of the action before it. */
  declined: z.optional(Declined),
  /** Present if the text was not about the story. Then nothing changes. */
  hint: z.optional(Hint),
  /** Choices that the text may have meant. Then nothing changes. */
  asked: z.optional(Asked),
  story_id: id,
  title: z.string(),
  narrative: z.string(),
  /** Text of an immersion, whose narrative is empty. */
  setup: z.nullable(z.string()),
  /** Choices that are open now; none once the taste is over. */
  choices: z.array(z.string()),
  /** Locked choices; absent if there are none. */
  locked: z.optional(z.array(LockedChoice)),
  /** Open choices that can fail; absent if there are none. */
  chances: z.optional(z.array(ChoiceChance)),
  /** Absent in a story without health and inventory. */
  meters: z.optional(Meters),
  asks: askedFields,
  /** Picture of the scene for Show, if it has one. */
  plate: z.optional(ShownPlate),
  /** How many turns are left to play here. */
  turns_left: count,
})
export type Demo = z.infer<typeof Demo>
