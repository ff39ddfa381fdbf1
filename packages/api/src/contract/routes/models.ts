import { ModelList } from '../models.ts'
import { route } from '../route.ts'

/** Storytellers and painters. */
export const routes = {
  listModels: route('GET', '/models/featured', {
    summary: 'Storytellers and painters that can be chosen',
    access: 'anyone',
    cacheForGuests: true,
    answer: ModelList,
  }),
} as const
