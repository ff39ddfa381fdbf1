import { type Call, type Platform, fieldRefusal, isRefusal } from '../../platform/call.ts'
import { isEditing } from '../../platform/policies.ts'
import { recordTakeDown } from '../reports/index.ts'
import { setPublicationStatus } from './authoring.queries.ts'
import { lockOwnStory } from './ownStory.ts'
import { presentPublicationStatus } from './presentOwnStory.ts'

/** Archives a story. If an editor archives it, only an editor can restore it. */
export const archiveStory: Call<'archiveStory', Platform> = async (ctx, input) => {
  const { params, user, body } = input
  const { reason } = body
  const asked = { storyId: params.story_id, user }
  const now = ctx.clock.now()
  return ctx.transaction(async (db) => {
    const story = await lockOwnStory(db, asked)
    if (isRefusal(story)) return story
    if (story.status !== 'published') return { code: 'not_published' as const }

    const standing = { status: 'archived', findings: [] } as const
    if (!isEditing(story, user)) {
      await setPublicationStatus(db, story.id, { ...standing, is_taken_down: false }, now)
    } else if (reason === undefined) {
      return fieldRefusal('reason', 'Say why: the author reads it')
    } else {
      const takenDown = { ...standing, is_taken_down: true, review_reason: reason }
      await setPublicationStatus(db, story.id, takenDown, now)
      await recordTakeDown(db, { storyIds: [story.id], actor_id: user.id, reason }, now)
    }
    const archived = await lockOwnStory(db, asked)
    return isRefusal(archived) ? archived : presentPublicationStatus(archived)
  })
}
