import * as z from 'zod/mini'

import { filledText, TypedWords } from '@kathasagar/story/schema'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

/** As in a session, without the models: the built-in storyteller tells all of it. */
export const actionWithoutModel = z.discriminatedUnion('action_type', [
  z.object({
    action_type: z.literal('continue'),
    selected_choice: z.optional(filledText(STORY_LIMITS.nodeDetailMax)),
    typed: z.optional(TypedWords),
  }),
  z.object({ action_type: z.literal('immerse') }),
  z.object({
    action_type: z.literal('custom_action'),
    user_action: filledText(STORY_LIMITS.customActionMax),
    typed: z.optional(TypedWords),
  }),
])
