import type { EditableStory, StoryChanges } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findOwnStory } from './editing/ownStory.ts'
import { updateStory } from './updateStory.ts'

interface Asked {
  storyId: string
  number: number
  user: StoredUser
}

/** Makes an earlier structure the newest version: an edit like any other, reviewed like any other. */
export async function restoreVersion(
  ports: Ports,
  { storyId, number, user }: Asked,
): Promise<EditableStory | Refusal> {
  const repos = ports.store.repositories
  const story = await findOwnStory(repos, { storyId, user })
  if (isRefusal(story)) return story
  const version = await repos.versions.findVersion(storyId, number)
  if (!version) return { code: 'not_found' }

  // What was kept was read by the contract when it was saved.
  const changes = { story_structure: version.structure } as StoryChanges
  return updateStory(ports, { storyId, user, changes, restored: version.structure })
}
