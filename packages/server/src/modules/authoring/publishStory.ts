import type { Call } from '../../platform/call.ts'
import type { AuthoringContext } from './context.ts'
import { publish } from './publish.ts'

export const publishStory: Call<'publishStory', AuthoringContext> = (ctx, input) =>
  publish(ctx, { storyId: input.params.story_id, user: input.user, ...input.body }, 'author')
