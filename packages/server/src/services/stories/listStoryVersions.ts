import type { StoryVersion } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findOwnStory } from './editing/ownStory.ts'

interface Asked {
  storyId: string
  user: StoredUser
  /** Only versions before this one. */
  before: number
}

/** The structures that a story had, the latest first. */
export async function listStoryVersions(
  { store }: Ports,
  { storyId, user, before }: Asked,
): Promise<StoryVersion[] | Refusal> {
  const story = await findOwnStory(store.repositories, { storyId, user })
  if (isRefusal(story)) return story
  const versions = await store.repositories.versions.listVersions(storyId, {
    before,
    limit: LIMITS.versionsPage,
  })
  return versions.map((version) => ({ ...version, created_at: version.created_at.toISOString() }))
}
