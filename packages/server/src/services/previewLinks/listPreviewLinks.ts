import type { PreviewLink } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { presentRow } from '../storedRow.ts'
import { findOwnStory } from '../stories/editing/ownStory.ts'

/** The preview links of a story of the user's. */
export async function listPreviewLinks(
  { store, clock }: Ports,
  { storyId, user }: { storyId: string; user: StoredUser },
): Promise<PreviewLink[] | Refusal> {
  const { repositories } = store
  const story = await findOwnStory(repositories, { storyId, user })
  if (isRefusal(story)) return story
  const links = await repositories.previewLinks.listOfStory(storyId, clock.now())
  return links.map((link) => presentRow<PreviewLink>(link))
}
