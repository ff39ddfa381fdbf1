import type { PublicationStatus } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { lockOwnStory } from './editing/ownStory.ts'
import { presentPublicationStatus } from './editing/presentOwnStory.ts'

/** Discards the unpublished changes of a story, if there are any. */
export function discardDraft(
  { store, clock }: Ports,
  { storyId, user }: { storyId: string; user: StoredUser },
): Promise<PublicationStatus | Refusal> {
  return store.transaction(async (repos) => {
    const story = await lockOwnStory(repos, { storyId, user })
    if (isRefusal(story)) return story
    if (story.draft) {
      await repos.authoring.saveFields(storyId, {}, { by: user.id, draft: null })
      const { status } = story
      await repos.authoring.setPublicationStatus(storyId, { status, findings: [] }, clock.now())
    }
    const published = await lockOwnStory(repos, { storyId, user })
    return isRefusal(published) ? published : presentPublicationStatus(published)
  })
}
