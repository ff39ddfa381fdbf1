import type { Call } from '../../platform/call.ts'
import type { AuthoringContext } from './context.ts'
import { publish } from './publish.ts'

/** Restores an archived story after a review. A taken-down story needs an editor's approval. */
export const restoreStory: Call<'restoreStory', AuthoringContext> = (ctx, input) =>
  publish(ctx, { storyId: input.params.story_id, user: input.user, ...input.body }, 'restore')
