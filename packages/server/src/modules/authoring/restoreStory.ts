import type { Call } from '../../platform/call.ts'
import type { AuthoringContext } from './context.ts'
import { publish } from './publish.ts'

/** Restores an archived story after a review. Stories that were taken down wait for an editor. */
export const restoreStory: Call<'restoreStory', AuthoringContext> = (ctx, input) =>
  publish(ctx, { storyId: input.params.story_id, user: input.user, ...input.body }, 'restore')
