import { type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { findOwnStory } from '../authoring/index.ts'

export const getPreviewLink: Call<'getPreviewLink', Platform> = async ({ db }, input) => {
  const story = await findOwnStory(db, { storyId: input.params.story_id, user: input.user })
  if (isRefusal(story)) return story
  const link = await db
    .selectFrom('story_previews')
    .select('code')
    .where('story_id', '=', story.id)
    .executeTakeFirst()
  return { preview_code: link?.code ?? null }
}
