import type { PublicationStatus } from '@kathasagar/api/contract'
import type { StoryStatus } from '@kathasagar/story/vocabulary'

import { type Db, type StoredUser, isRefusal, type Refusal } from '../../platform/call.ts'
import { countOtherAdmins } from '../users/index.ts'
import { isEditing, refuseAuthor } from '../../platform/policies.ts'
import { recordEvent } from '../audit/index.ts'
import { imageAddress, readPicture } from '../pictures/index.ts'
import {
  saveFields,
  setPublicationStatus,
  setTags,
  markPublished,
  setCurrentVersion,
} from './authoring.queries.ts'
import type { AuthoringContext } from './context.ts'
import { COVER_NOT_SHOWN, judgeOwnStory } from './judgeOwnStory.ts'
import { asEdited, findOwnStory, lockOwnStory, refuseStaleReview, structureOf } from './ownStory.ts'
import type { NewPublicationStatus, OwnStory, OwnStoryRequest } from './ownStory.ts'
import { presentPublicationStatus } from './presentOwnStory.ts'
import { reviewableOf } from './storyFields.ts'
import { isUnreviewed, withReviews } from './withReviews.ts'

type PublicationReason = 'author' | 'editor' | 'restore'

export interface Publication extends OwnStoryRequest {
  revision?: number | undefined
  why?: string
  /** Called in the transaction of the publication. */
  alongside?: (db: Db, status: StoryStatus) => Promise<void>
}

const hasOtherEditor = async (db: Db, { id }: StoredUser) => (await countOtherAdmins(db, id)) > 0

function refuseStatus(story: OwnStory, user: StoredUser, reason: PublicationReason) {
  const { status } = story
  if (reason === 'editor') return status === 'in_review' ? null : 'not_in_review'
  if (reason === 'restore') return status === 'archived' ? null : 'not_archived'
  if (status === 'archived') return 'not_a_draft'
  if (status === 'published')
    return asEdited(story, user).draft === null ? 'already_published' : null
  // Editors can also publish stories in review.
  return status === 'in_review' && !isEditing(story, user) ? 'already_in_review' : null
}

async function publishDraft(db: Db, { id, draft }: OwnStory, user: StoredUser): Promise<void> {
  const { tag_ids, current_version_id, ...fields } = draft ?? {}
  await saveFields(db, id, fields, { by: user.id, draft: null })
  if (tag_ids) await setTags(db, id, tag_ids)
  if (current_version_id !== undefined) await setCurrentVersion(db, id, current_version_id)
}

/** Returns true if the cover can be shown or there is no cover. Fetches covers of other sites. */
async function hasShownCover(ctx: AuthoringContext, { id, cover_image_url }: OwnStory) {
  if (cover_image_url === null) return true
  const address = imageAddress(cover_image_url, { of: 'stories', id, size: 'page' })
  return address !== null && (await readPicture(ctx, address)) !== null
}

/** Publishes a story. No other function does. Saves the findings even if it refuses. */
export async function publish(
  ctx: AuthoringContext,
  publication: Publication,
  reason: PublicationReason,
): Promise<PublicationStatus | Refusal> {
  const { storyId, user, why } = publication
  const now = ctx.clock.now()
  const found = await findOwnStory(ctx.db, publication)
  if (isRefusal(found)) return found
  const read = asEdited(found, user)
  const isCoverShown = await hasShownCover(ctx, read)

  return withReviews<PublicationStatus | Refusal>(ctx, async (db, ask) => {
    const unfit = refuseAuthor(ctx.authors, user)
    if (unfit) return unfit
    const stored = await lockOwnStory(db, publication)
    if (isRefusal(stored)) return stored
    const code = refuseStatus(stored, user, reason)
    if (code) return { code }
    const stale = refuseStaleReview(stored, user, publication.revision)
    if (stale) return stale
    // Admins may approve their own stories only if there is no other admin.
    const isOwn = reason === 'editor' && stored.author_id === user.id
    if (isOwn && (await hasOtherEditor(db, user))) return { code: 'own_story' }

    const story = asEdited(stored, user)
    const reviewed = reviewableOf({ story, structure: await structureOf(db, story) })
    const review = ask(reviewed, ['findings'])
    if (isUnreviewed(review)) return review
    // The cover was checked before the lock, so it must not have changed since.
    if (story.cover_image_url !== read.cover_image_url) return { code: 'too_busy' }
    const findings = [...(review.findings ?? []), ...(isCoverShown ? [] : [COVER_NOT_SHOWN])]
    const byEditor =
      reason === 'editor' ||
      isEditing(story, user) ||
      (story.is_taken_down && user.role === 'admin' && !(await hasOtherEditor(db, user)))
    const decision = judgeOwnStory(ctx, story, user, findings, byEditor)
    if (decision.verdict === 'refused') {
      const refusal = { status: story.status, findings: decision.findings }
      await setPublicationStatus(db, storyId, refusal, now)
      return { code: 'not_publishable', findings: decision.findings }
    }
    if (story.draft) await publishDraft(db, story, user)
    const standing: NewPublicationStatus =
      decision.verdict === 'in_review'
        ? { status: 'in_review', findings: decision.findings }
        : {
            status: 'published',
            findings: [],
            accepted_findings: decision.accepted,
            review_reason: null,
            is_taken_down: false,
          }
    await setPublicationStatus(db, storyId, standing, now)
    if (standing.status === 'published') await markPublished(db, storyId, now)
    if (byEditor) {
      const act = reason === 'restore' ? 'story_restored' : 'story_approved'
      const target = { kind: 'story', id: storyId }
      const after = why === undefined ? {} : { after: { reason: why } }
      await recordEvent(db, { actor_id: user.id, act, target, ...after }, now)
    }
    await publication.alongside?.(db, standing.status)
    const taken = await lockOwnStory(db, publication)
    return isRefusal(taken) ? taken : presentPublicationStatus(taken)
  })
}
