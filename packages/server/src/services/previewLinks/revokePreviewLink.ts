import type { PreviewLink } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findOwnStory } from '../stories/editing/ownStory.ts'

/** Revokes the preview link of a story, if there is one. Tests that were begun with it are closed. */
export async function revokePreviewLink(
  { store: { repositories } }: Ports,
  asked: { storyId: string; user: StoredUser },
): Promise<PreviewLink | Refusal> {
  const story = await findOwnStory(repositories, asked)
  if (isRefusal(story)) return story
  await repositories.previewLinks.remove(story.id)
  return { preview_code: null }
}
