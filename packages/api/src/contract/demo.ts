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
  /** An answer outside of the story; the action was none, as with `declined`. */
  hint: z.optional(Hint),
  /** The choices that the words may have meant; the action was none, as with `declined`. */
  asked: z.optional(Asked),
  story_id: id,
  title: z.string(),
  narrative: z.string(),
  /** An immersion's look around; its narrative is empty. */
  setup: z.nullable(z.string()),
  /** Choices that are open now; none once the taste is over. */
  choices: z.array(z.string()),
  /** Choices that are seen here, and closed; absent where there are none. */
  locked: z.optional(z.array(LockedChoice)),
  /** Open choices that may fail; absent where none can. */
  chances: z.optional(z.array(ChoiceChance)),
  /** Absent in a story that has neither health nor things that are carried. */
  meters: z.optional(Meters),
  asks: askedFields,
  /** What Show gives here, where the scene has a plate. */
  plate: z.optional(ShownPlate),
  /** How many turns are left to play here. */
  turns_left: count,
})
export type Demo = z.infer<typeof Demo>
