import type { Call } from '../../platform/call.ts'
import { publish } from '../authoring/index.ts'
import type { AdminContext } from './context.ts'

/** Publishes a story in review, with the findings that only a person can judge. */
export const approveStory: Call<'approveStory', AdminContext> = (ctx, { params, user, body }) =>
  publish(ctx, { storyId: params.story_id, user, ...body }, 'editor')
