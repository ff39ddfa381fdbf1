import type { StoryStanding } from '@kathasagar/api/contract'

import { recordEvent } from '../audit/recordEvent.ts'
import type { StoredUser } from '../auth/ports.ts'
import { isEditing, refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { lockOwnStory, structureOf } from './editing/ownStory.ts'
import { presentStanding } from './editing/presentOwnStory.ts'
import { submitForPublication } from './publication/submitForPublication.ts'

/** Brings an archived story back to its readers, by way of the review. */
export async function restoreStory(
  { store, authors, clock }: Ports,
  { storyId, user }: { storyId: string; user: StoredUser },
): Promise<StoryStanding | Refusal> {
  const unfit = refuseAuthor(authors, user)
  if (unfit) return unfit
  const now = clock.now()

  return store.transaction(async (repos) => {
    const story = await lockOwnStory(repos, storyId, user)
    if (isRefusal(story)) return story
    if (story.status !== 'archived') return { code: 'not_archived' }
    if (story.is_taken_down && user.role !== 'admin') return { code: 'taken_down' }

    const structure = await structureOf(repos, story)
    const taken = await submitForPublication(repos, { story, structure, user, authors, now })
    if (isRefusal(taken)) return taken
    if (isEditing(story, user)) {
      const target = { kind: 'story', id: storyId }
      await recordEvent(repos, { actor_id: user.id, act: 'story_restored', target }, now)
    }
    return presentStanding(taken)
  })
}
