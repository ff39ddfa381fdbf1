import type { PublicationStatus } from '@kathasagar/api/contract'
import type { StoryStatus } from '@kathasagar/story/vocabulary'

import { recordEvent } from '../../../modules/audit/index.ts'
import type { StoredUser } from '../../auth/ports.ts'
import { imageAddress } from '../../images/imageAddress.ts'
import { readPicture } from '../../images/readPicture.ts'
import { isEditing, refuseAuthor } from '../../policies.ts'
import type { Ports } from '../../ports.ts'
import type { Repositories } from '../../repositories.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import type { Decision } from '../../review/decidePublication.ts'
import { COVER_NOT_SHOWN } from '../../review/findingsOf.ts'
import { judgeOwnStory } from '../../review/judgeOwnStory.ts'
import { isUnreviewed, withReviews } from '../../review/withReviews.ts'
import type { NewPublicationStatus, OwnStory } from '../authoringPorts.ts'
import { asEdited, findOwnStory, lockOwnStory, structureOf } from '../editing/ownStory.ts'
import { presentPublicationStatus } from '../editing/presentOwnStory.ts'
import { refuseUnread } from '../editing/refuseStale.ts'
import { reviewableOf } from '../editing/storyFields.ts'
import { refusePublication, type PublicationReason } from './refusePublication.ts'

export interface Publication {
  storyId: string
  user: StoredUser
  /** What was read; absent: whatever the story says now. */
  revision?: number | undefined
  /** Said in the audit log. */
  why?: string
  /** Written with it, in the same transaction. */
  alongside?: (repos: Repositories, status: StoryStatus) => Promise<void>
}

const hasOtherEditor = async ({ users }: Repositories, { id }: StoredUser) =>
  (await users.countOtherAdmins(id)) > 0

/** Whether an editor takes the story to its readers; who wrote it is none, as long as somebody else is. */
const isByEditor = async (
  repos: Repositories,
  story: OwnStory,
  { user, reason }: { user: StoredUser; reason: PublicationReason },
) =>
  reason === 'editor' ||
  isEditing(story, user) ||
  (story.is_taken_down && user.role === 'admin' && !(await hasOtherEditor(repos, user)))

/** Refuses what stands in the way before the story is reviewed. */
async function refuse(
  repos: Repositories,
  story: OwnStory,
  { user, revision }: Publication,
  reason: PublicationReason,
): Promise<Refusal | null> {
  const refused = refusePublication(story, user, reason)
  if (refused) return refused
  const stale = refuseUnread(story, user, revision)
  if (stale) return stale
  if (reason !== 'editor' || story.author_id !== user.id) return null
  // Who wrote it does not judge it, as long as somebody else can.
  return (await hasOtherEditor(repos, user)) ? { code: 'own_story' } : null
}

const publicationStatusOf = (
  decision: Exclude<Decision, { verdict: 'refused' }>,
): NewPublicationStatus =>
  decision.verdict === 'in_review'
    ? { status: 'in_review', findings: decision.findings }
    : {
        status: 'published',
        findings: [],
        accepted_findings: decision.accepted,
        review_reason: null,
        is_taken_down: false,
      }

/** Replaces what is published of a story by its draft. */
async function publishDraft(repos: Repositories, { id, draft }: OwnStory, user: StoredUser) {
  const { tag_ids, current_version_id, ...fields } = draft ?? {}
  await repos.authoring.saveFields(id, fields, { by: user.id, draft: null })
  if (tag_ids) await repos.authoring.setTags(id, tag_ids)
  if (current_version_id !== undefined) await repos.versions.setCurrent(id, current_version_id)
}

/** Keeps that an editor took a story to its readers. */
async function record(
  repos: Repositories,
  { storyId, user, why }: Publication,
  reason: PublicationReason,
  now: Date,
) {
  const act = reason === 'restore' ? 'story_restored' : 'story_approved'
  const target = { kind: 'story', id: storyId }
  const after = why === undefined ? {} : { after: { reason: why } }
  await recordEvent(repos.db, { actor_id: user.id, act, target, ...after }, now)
}

/** Returns true if readers can be shown the cover, or there is none. Fetches a cover of another site. */
async function hasShownCover(ports: Ports, { id, cover_image_url }: OwnStory): Promise<boolean> {
  if (cover_image_url === null) return true
  const address = imageAddress(cover_image_url, { of: 'stories', id, size: 'page' })
  return address !== null && (await readPicture(ports, address)) !== null
}

/**
 * The one way of a story to its readers, whoever takes it there: it is as it was read, nothing that
 * a machine can find is wrong with it, and what only a person can judge was judged or waits for an
 * editor. What was found stays with a story that is refused.
 */
export async function publish(
  ports: Ports,
  publication: Publication,
  reason: PublicationReason,
): Promise<PublicationStatus | Refusal> {
  const { storyId, user } = publication
  const { authors, clock } = ports
  const now = clock.now()
  const found = await findOwnStory(ports.store.repositories, { storyId, user })
  if (isRefusal(found)) return found
  const read = asEdited(found, user)
  const isCoverShown = await hasShownCover(ports, read)

  return withReviews<PublicationStatus | Refusal>(ports, async (repos, ask) => {
    const unfit = refuseAuthor(authors, user)
    if (unfit) return unfit
    const stored = await lockOwnStory(repos, { storyId, user })
    if (isRefusal(stored)) return stored
    const refused = await refuse(repos, stored, publication, reason)
    if (refused) return refused

    const story = asEdited(stored, user)
    const reviewed = reviewableOf({ story, structure: await structureOf(repos, story) })
    const review = ask(reviewed, ['findings'])
    if (isUnreviewed(review)) return review
    // The cover was looked at before the story was locked.
    if (story.cover_image_url !== read.cover_image_url) return { code: 'too_busy' }
    const findings = [...(review.findings ?? []), ...(isCoverShown ? [] : [COVER_NOT_SHOWN])]
    const byEditor = await isByEditor(repos, story, { user, reason })
    const decision = judgeOwnStory({ authors }, story, user, findings, byEditor)
    if (decision.verdict === 'refused') {
      const refusal = { status: story.status, findings: decision.findings }
      await repos.authoring.setPublicationStatus(storyId, refusal, now)
      return { code: 'not_publishable', findings: decision.findings }
    }
    if (story.draft) await publishDraft(repos, story, user)
    const standing = publicationStatusOf(decision)
    await repos.authoring.setPublicationStatus(storyId, standing, now)
    if (standing.status === 'published') await repos.versions.markPublished(storyId, now)
    if (byEditor) await record(repos, publication, reason, now)
    await publication.alongside?.(repos, standing.status)
    const taken = await lockOwnStory(repos, { storyId, user })
    return isRefusal(taken) ? taken : presentPublicationStatus(taken)
  })
}
