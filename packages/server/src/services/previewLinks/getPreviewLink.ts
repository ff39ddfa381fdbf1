import type { PreviewLink } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findOwnStory } from '../stories/editing/ownStory.ts'

/** Returns the preview link of a story. */
export async function getPreviewLink(
  { store: { repositories } }: Ports,
  asked: { storyId: string; user: StoredUser },
): Promise<PreviewLink | Refusal> {
  const story = await findOwnStory(repositories, asked)
  if (isRefusal(story)) return story
  return { preview_code: (await repositories.previewLinks.findCode(story.id)) ?? null }
}
