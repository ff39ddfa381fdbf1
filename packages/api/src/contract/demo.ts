import * as z from 'zod/mini'

import { count, askedFields } from '@kathasagar/story/schema'
import {
  actionWithoutModel,
  Declined,
  ChoiceOptions,
  Hint,
  LockedChoice,
  Meters,
  ScenePicture,
  ChoiceChance,
} from './turns.ts'
import { id } from './fields.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

/** All actions so far. The server replays them. */
export const DemoRequest = z.object({
  actions: z.array(actionWithoutModel).check(z.maxLength(LIMITS.demoActions)),
})
export interface DemoRequest extends z.infer<typeof DemoRequest> {}

/** Result of the last action, or the start of the story. */
export const Demo = z.object({
  /** Reason why the last action was declined. The other fields show the state before it. */
  declined: z.optional(Declined),
  /** Set if the text was not about the story. Then nothing changes. */
  hint: z.optional(Hint),
  /** Choices that the text may have meant. Then nothing changes. */
  asked: z.optional(ChoiceOptions),
  story_id: id,
  title: z.string(),
  narrative: z.string(),
  /** Text of an immersion. Its `narrative` is empty. */
  setup: z.nullable(z.string()),
  /** Open choices. Empty if the demo is over. */
  choices: z.array(z.string()),
  locked: z.optional(z.array(LockedChoice)),
  chances: z.optional(z.array(ChoiceChance)),
  meters: z.optional(Meters),
  asks: askedFields,
  plate: z.optional(ScenePicture),
  turns_left: count,
})
export interface Demo extends z.infer<typeof Demo> {}
