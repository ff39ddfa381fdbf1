import { recordEvent } from '../../modules/audit/index.ts'
import type { StoredUser } from '../auth/ports.ts'
import { isEditing } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { lockOwnStory } from './editing/ownStory.ts'
import { recordClosing } from './publication/recordClosing.ts'

/**
 * Deletes a story that nobody has a session of: play is never taken from a player. An editor who
 * deletes it has seen to its reports; those of a story that its author deletes wait for one.
 */
export async function deleteStory(
  { store, clock }: Ports,
  { storyId, user }: { storyId: string; user: StoredUser },
): Promise<{ id: string } | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const story = await lockOwnStory(repos, { storyId, user })
    if (isRefusal(story)) return story
    if (await repos.authoring.hasSessions(storyId)) return { code: 'story_played' }

    await repos.authoring.deleteStory(storyId)
    if (isEditing(story, user)) {
      const target = { kind: 'story', id: storyId }
      await recordEvent(repos.db, { actor_id: user.id, act: 'story_deleted', target }, now)
      const reports = await repos.reviewQueue.resolveOf([storyId], now)
      await recordClosing(repos, reports, { actor_id: user.id, outcome: 'report_upheld' }, now)
    }
    return { id: storyId }
  })
}
