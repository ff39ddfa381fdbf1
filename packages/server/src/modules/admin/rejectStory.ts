import { type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { recordEvent } from '../audit/index.ts'
import {
  lockOwnStory,
  presentPublicationStatus,
  refuseStaleReview,
  setPublicationStatus,
  statusSentBack,
} from '../authoring/index.ts'

export const rejectStory: Call<'rejectStory', Platform> = (ctx, { params, user, body }) =>
  ctx.transaction(async (db) => {
    const { story_id: storyId } = params
    const { reason, revision } = body
    const now = ctx.clock.now()
    const story = await lockOwnStory(db, { storyId, user })
    if (isRefusal(story)) return story
    if (story.status !== 'in_review') return { code: 'not_in_review' }
    const stale = refuseStaleReview(story, user, revision)
    if (stale) return stale

    const { findings } = story
    const rejection = { status: statusSentBack(story), findings, review_reason: reason }
    await setPublicationStatus(db, storyId, rejection, now)
    const target = { kind: 'story', id: storyId }
    const event = { actor_id: user.id, act: 'story_rejected', target, after: { reason } } as const
    await recordEvent(db, event, now)
    const rejected = await lockOwnStory(db, { storyId, user })
    return isRefusal(rejected) ? rejected : presentPublicationStatus(rejected)
  })
