import { findLatest } from '../sessions/index.ts'
import { type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { presentStory } from '../catalogue/index.ts'
import { findPreview } from './findPreview.ts'

export const getPreview: Call<'getPreview', Platform> = async ({ db }, { params, user }) => {
  const { preview_code } = params
  const story = await findPreview(db, preview_code, user)
  if (isRefusal(story)) return story
  const session = user && (await findLatest(db, user.id, story.id, { isPreview: true }))
  return {
    preview_code,
    story: presentStory(story, null),
    session_id: session && !session.is_completed ? session.id : null,
  }
}
