import type { StoryStanding } from '@kathasagar/api/contract'

import { recordEvent } from '../audit/recordEvent.ts'
import type { StoredUser } from '../auth/ports.ts'
import { isEditing, refuseAuthor } from '../policies.ts'
import type { Ports, Repositories } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { OwnStory } from './authoringPorts.ts'
import { lockOwnStory, structureOf } from './editing/ownStory.ts'
import { presentStanding } from './editing/presentOwnStory.ts'
import { submitForPublication } from './publication/submitForPublication.ts'

/** Only a draft is published by its author; an editor publishes what waits for one. */
function refuseStatus(story: OwnStory, user: StoredUser): Refusal | null {
  if (story.status === 'published') return { code: 'already_published' }
  if (story.status === 'archived') return { code: 'not_a_draft' }
  if (story.status === 'in_review' && !isEditing(story, user)) return { code: 'already_in_review' }
  return null
}

async function recordApproval(repos: Repositories, story: OwnStory, user: StoredUser, now: Date) {
  if (!isEditing(story, user)) return
  const target = { kind: 'story', id: story.id }
  await recordEvent(repos, { actor_id: user.id, act: 'story_approved', target }, now)
}

/** Publishes a draft if the review finds nothing; what only a person can judge waits for one. */
export async function publishStory(
  { store, authors, clock }: Ports,
  { storyId, user }: { storyId: string; user: StoredUser },
): Promise<StoryStanding | Refusal> {
  const unfit = refuseAuthor(authors, user)
  if (unfit) return unfit
  const now = clock.now()

  return store.transaction(async (repos) => {
    const story = await lockOwnStory(repos, storyId, user)
    if (isRefusal(story)) return story
    const refused = refuseStatus(story, user)
    if (refused) return refused

    const structure = await structureOf(repos, story)
    const taken = await submitForPublication(repos, { story, structure, user, authors, now })
    if (isRefusal(taken)) return taken
    await recordApproval(repos, story, user, now)
    return presentStanding(taken)
  })
}
