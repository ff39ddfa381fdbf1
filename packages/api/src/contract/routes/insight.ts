import { FreeInputs, FreeInputsQuery } from '../freeInputs.ts'
import { OFTEN } from '../rateLimits.ts'
import { route } from '../route.ts'
import { StoryParams } from '../stories.ts'
import { StoryInsight } from '../storyInsight.ts'

/** Not seen by the caller, or seen but another's. */
export const notOwn = ['story_not_found', 'forbidden'] as const

/** Calls that show an author how a story is used. */
export const insightRoutes = {
  getStoryInsight: route('GET', '/stories/:story_id/insight', {
    summary: 'How an own story is used',
    access: 'user',
    params: StoryParams,
    answer: StoryInsight,
    errors: [...notOwn],
  }),
  listStoryTries: route('GET', '/stories/:story_id/tries', {
    summary: 'Free text that several players typed, with what was understood',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    query: FreeInputsQuery,
    answer: FreeInputs,
    errors: [...notOwn],
  }),
} as const
