import type { Call } from '../../platform/call.ts'
import { publish } from '../authoring/index.ts'
import type { AdminContext } from './context.ts'

export const approveStory: Call<'approveStory', AdminContext> = (ctx, { params, user, body }) =>
  publish(ctx, { storyId: params.story_id, user, ...body }, 'editor')
