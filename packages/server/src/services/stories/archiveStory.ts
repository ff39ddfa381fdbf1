import type { StoryStanding } from '@kathasagar/api/contract'

import { recordEvent } from '../audit/recordEvent.ts'
import type { StoredUser } from '../auth/ports.ts'
import { isEditing } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findOwnStory, lockOwnStory } from './ownStory.ts'
import { presentStanding } from './presentOwnStory.ts'

/** Takes a story out of the lists; sessions go on. What an editor archives only editors restore. */
export async function archiveStory(
  { store, clock }: Ports,
  { storyId, user }: { storyId: string; user: StoredUser },
): Promise<StoryStanding | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const story = await lockOwnStory(repos, storyId, user)
    if (isRefusal(story)) return story
    if (story.status !== 'published') return { code: 'not_published' }

    const is_taken_down = isEditing(story, user)
    const standing = { status: 'archived' as const, findings: [], is_taken_down }
    await repos.authoring.setStanding(storyId, standing, now)
    if (is_taken_down) {
      const target = { kind: 'story', id: storyId }
      await recordEvent(repos, { actor_id: user.id, act: 'story_archived', target }, now)
    }
    const archived = await findOwnStory(repos, storyId, user)
    return isRefusal(archived) ? archived : presentStanding(archived)
  })
}
