import * as z from 'zod/mini'
import { count } from '@kathasagar/story/schema'

import { MODEL_TIERS } from './vocabulary/vocabulary.ts'
import { route } from './route.ts'

/** A storyteller (text) or painter (image) that a player can choose. */
export const Model = z.object({
  model_key: z.string(),
  display_name: z.string(),
  /** One line in Hinglish on its manner; set with `lang="hi-Latn"`. */
  hinglish_description: z.string(),
  tier: z.enum(MODEL_TIERS),
  /** Credits for one answer in this installation; 0 for a storyteller that is built in. */
  credit_cost: count,
  /** Name of the provider's model behind it; absent where the rules built in answer. */
  provider_model: z.optional(z.string()),
  /** The caller's own provider tells, by a key that they brought: it costs no credits. */
  is_own_key: z.optional(z.boolean()),
  /** Its provider can't be asked just now; who chooses it is told by another. */
  is_disabled: z.optional(z.boolean()),
})
export type Model = z.infer<typeof Model>

export const ModelList = z.object({ text: z.array(Model), image: z.array(Model) })
export type ModelList = z.infer<typeof ModelList>

/** Storytellers and painters. */
export const modelsRoutes = {
  listModels: route('GET', '/models/featured', {
    summary: 'Storytellers and painters that can be chosen',
    access: 'anyone',
    cacheForGuests: true,
    answer: ModelList,
  }),
} as const
