import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findOwnStory } from '../stories/editing/ownStory.ts'

interface Revoking {
  storyId: string
  code: string
  user: StoredUser
}

/** Takes a preview link back for good: its code leads nowhere any more. */
export async function revokePreviewLink(
  { store }: Ports,
  { storyId, code, user }: Revoking,
): Promise<{ is_revoked: true } | Refusal> {
  const { repositories } = store
  const story = await findOwnStory(repositories, { storyId, user })
  if (isRefusal(story)) return story
  const isRevoked = await repositories.previewLinks.remove(code, storyId)
  return isRevoked ? { is_revoked: true } : { code: 'preview_not_found' }
}
