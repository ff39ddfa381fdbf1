import type { StoryVersion } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findOwnStory } from './editing/ownStory.ts'

const VERSIONS_LISTED = 50

/** The structures that a story had, the latest first. */
export async function listStoryVersions(
  { store }: Ports,
  storyId: string,
  user: StoredUser,
): Promise<StoryVersion[] | Refusal> {
  const story = await findOwnStory(store.repositories, { storyId, user, needs: 'editor' })
  if (isRefusal(story)) return story
  const versions = await store.repositories.versions.listVersions(storyId, VERSIONS_LISTED)
  return versions.map((version) => ({ ...version, created_at: version.created_at.toISOString() }))
}
