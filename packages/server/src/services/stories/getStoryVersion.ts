import type { WholeVersion } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findOwnStory } from './editing/ownStory.ts'

interface Asked {
  storyId: string
  number: number
  user: StoredUser
}

/** A structure that a story had, whole, to be compared with another. */
export async function getStoryVersion(
  { store }: Ports,
  { storyId, number, user }: Asked,
): Promise<WholeVersion | Refusal> {
  const { repositories } = store
  const story = await findOwnStory(repositories, { storyId, user })
  if (isRefusal(story)) return story
  const version = await repositories.versions.findVersion(storyId, number)
  if (!version) return { code: 'not_found' }

  return {
    number,
    created_at: version.created_at.toISOString(),
    // The engine's words for a structure are the contract's, but for what may not be changed.
    story_structure: version.structure as WholeVersion['story_structure'],
  }
}
