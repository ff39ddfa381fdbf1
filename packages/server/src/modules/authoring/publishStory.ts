import type { Call } from '../../platform/call.ts'
import type { AuthoringContext } from './context.ts'
import { publish } from './publish.ts'

/** Publishes a draft if the review finds no errors. Findings that need a person wait for an editor. */
export const publishStory: Call<'publishStory', AuthoringContext> = (ctx, input) =>
  publish(ctx, { storyId: input.params.story_id, user: input.user, ...input.body }, 'author')
