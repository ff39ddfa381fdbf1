import * as z from 'zod/mini'
import { count } from '@kathasagar/story/schema'

import { MODEL_TIERS } from './vocabulary/vocabulary.ts'
import { anyoneRoute } from './route.ts'

export const Model = z.object({
  model_key: z.string(),
  display_name: z.string(),
  /** Style description in Hinglish. Use `lang="hi-Latn"`. */
  hinglish_description: z.string(),
  tier: z.enum(MODEL_TIERS),
  /** Credits per response. 0 for built-in storytellers. */
  credit_cost: count,
  /** Name of the provider's model. Absent for built-in ones. */
  provider_model: z.optional(z.string()),
  /** True if the caller's own key is used. Then it costs no credits. */
  is_own_key: z.optional(z.boolean()),
  /** True if the provider is unavailable. Another model then responds. */
  is_disabled: z.optional(z.boolean()),
})
export interface Model extends z.infer<typeof Model> {}

export const ModelList = z.object({ text: z.array(Model), image: z.array(Model) })
export interface ModelList extends z.infer<typeof ModelList> {}

export default {
  listModels: anyoneRoute('GET', '/models/featured', {
    summary: 'List available storytellers and painters',
    cacheForGuests: true,
    answer: ModelList,
  }),
} as const
