import { type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { saveFields, setPublicationStatus } from './authoring.queries.ts'
import { lockOwnStory } from './ownStory.ts'
import { presentPublicationStatus } from './presentOwnStory.ts'

export const discardDraft: Call<'discardDraft', Platform> = (ctx, { params, user }) =>
  ctx.transaction(async (db) => {
    const asked = { storyId: params.story_id, user }
    const story = await lockOwnStory(db, asked)
    if (isRefusal(story)) return story
    if (story.draft) {
      const { id, status } = story
      await saveFields(db, id, {}, { by: user.id, draft: null })
      await setPublicationStatus(db, id, { status, findings: [] }, ctx.clock.now())
    }
    const published = await lockOwnStory(db, asked)
    return isRefusal(published) ? published : presentPublicationStatus(published)
  })
