import type { Call } from '../../platform/call.ts'
import type { Platform } from '../../platform/context.ts'
import { isRefusal } from '../../platform/refusal.ts'
import { findOwnStory } from '../authoring/index.ts'

/** Also ends access to tests started by the link. */
export const revokePreviewLink: Call<'revokePreviewLink', Platform> = async ({ db }, input) => {
  const story = await findOwnStory(db, { storyId: input.params.story_id, user: input.user })
  if (isRefusal(story)) return story
  await db.deleteFrom('story_previews').where('story_id', '=', story.id).execute()
  return { preview_code: null }
}
