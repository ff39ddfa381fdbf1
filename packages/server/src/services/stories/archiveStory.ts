import type { PublicationStatus } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { isEditing } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { fieldRefusal, isRefusal, type Refusal } from '../refusal.ts'
import { findOwnStory, lockOwnStory } from './editing/ownStory.ts'
import { presentPublicationStatus } from './editing/presentOwnStory.ts'
import { recordTakeDown } from './publication/recordTakeDown.ts'

interface Asked {
  storyId: string
  user: StoredUser
  /** An editor's words for the author; authors need none. */
  reason?: string | undefined
}

/** Takes a story out of the lists; sessions go on. What an editor archives waits for an editor to come back. */
export async function archiveStory(
  { store, clock }: Ports,
  { storyId, user, reason }: Asked,
): Promise<PublicationStatus | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const story = await lockOwnStory(repos, { storyId, user })
    if (isRefusal(story)) return story
    if (story.status !== 'published') return { code: 'not_published' }

    const standing = { status: 'archived', findings: [] } as const
    if (!isEditing(story, user)) {
      await repos.authoring.setPublicationStatus(
        storyId,
        { ...standing, is_taken_down: false },
        now,
      )
    } else if (reason === undefined) {
      return fieldRefusal('reason', 'Say why: the author reads it')
    } else {
      const takenDown = { ...standing, is_taken_down: true, review_reason: reason }
      await repos.authoring.setPublicationStatus(storyId, takenDown, now)
      await recordTakeDown(repos, { storyIds: [storyId], actor_id: user.id, reason }, now)
    }
    const archived = await findOwnStory(repos, { storyId, user })
    return isRefusal(archived) ? archived : presentPublicationStatus(archived)
  })
}
