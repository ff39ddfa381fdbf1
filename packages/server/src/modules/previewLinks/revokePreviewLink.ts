import { type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { findOwnStory } from '../authoring/index.ts'

export const revokePreviewLink: Call<'revokePreviewLink', Platform> = async ({ db }, input) => {
  const story = await findOwnStory(db, { storyId: input.params.story_id, user: input.user })
  if (isRefusal(story)) return story
  await db.deleteFrom('story_previews').where('story_id', '=', story.id).execute()
  return { preview_code: null }
}
