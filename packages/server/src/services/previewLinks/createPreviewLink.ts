import { randomBytes } from 'node:crypto'

import type { PreviewLink } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { asEdited, lockOwnStory } from '../stories/editing/ownStory.ts'

/** Length of a code that cannot be guessed, in bytes. */
const CODE_BYTES = 16

/** Creates the preview link of a story. It replaces the one before. */
export async function createPreviewLink(
  { store, clock, authors }: Ports,
  { storyId, user }: { storyId: string; user: StoredUser },
): Promise<PreviewLink | Refusal> {
  const refused = refuseAuthor(authors, user)
  if (refused) return refused
  return store.transaction(async (repos): Promise<PreviewLink | Refusal> => {
    const story = await lockOwnStory(repos, { storyId, user })
    if (isRefusal(story)) return story
    if (asEdited(story, user).current_version_id === null) return { code: 'no_scenes' }
    const code = randomBytes(CODE_BYTES).toString('hex')
    await repos.previewLinks.set({ story_id: storyId, code, created_at: clock.now() })
    return { preview_code: code }
  })
}
