import type { PublicationStatus } from '@kathasagar/api/contract'

import { recordEvent } from '../../modules/audit/index.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import {
  lockOwnStory,
  refuseUnread,
  presentPublicationStatus,
  statusSentBack,
  setPublicationStatus,
} from '../../modules/authoring/index.ts'

interface Rejection {
  storyId: string
  user: StoredUser
  /** Read by the author. */
  reason: string
  /** What was read; absent: whatever the story says now. */
  revision?: number | undefined
}

/**
 * Sends a story that waits back to its author, with the editor's words beside it: a draft again, or
 * as far down as it was taken.
 */
export async function rejectStory(
  { store, clock }: Ports,
  { storyId, user, reason, revision }: Rejection,
): Promise<PublicationStatus | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const story = await lockOwnStory(repos.db, { storyId, user })
    if (isRefusal(story)) return story
    if (story.status !== 'in_review') return { code: 'not_in_review' }
    const stale = refuseUnread(story, user, revision)
    if (stale) return stale

    const { findings } = story
    const standing = { status: statusSentBack(story), findings, review_reason: reason }
    await setPublicationStatus(repos.db, storyId, standing, now)
    const target = { kind: 'story', id: storyId }
    const after = { reason }
    await recordEvent(repos.db, { actor_id: user.id, act: 'story_rejected', target, after }, now)
    const rejected = await lockOwnStory(repos.db, { storyId, user })
    return isRefusal(rejected) ? rejected : presentPublicationStatus(rejected)
  })
}
