import { randomBytes } from 'node:crypto'

import { DAY_MS, type PreviewLink, type PreviewLinkRequest } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import { refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { presentRow } from '../storedRow.ts'
import { asEdited, lockOwnStory } from '../stories/editing/ownStory.ts'

/** Too many to be guessed. */
const CODE_BYTES = 16

interface Making extends PreviewLinkRequest {
  storyId: string
  user: StoredUser
}

/** Makes a link by which test readers play a story as it stands. */
export async function createPreviewLink(
  { store, clock, authors }: Ports,
  { storyId, user, note, days }: Making,
): Promise<PreviewLink | Refusal> {
  const refused = refuseAuthor(authors, user)
  if (refused) return refused
  const now = clock.now()
  return store.transaction(async (repos): Promise<PreviewLink | Refusal> => {
    const { previewLinks } = repos
    const story = await lockOwnStory(repos, { storyId, user })
    if (isRefusal(story)) return story
    if (asEdited(story, user).current_version_id === null) return { code: 'no_scenes' }
    if ((await previewLinks.countOpen(storyId, now)) >= LIMITS.previewLinksOpen) {
      return { code: 'too_many_previews' }
    }
    await previewLinks.forgetOver(storyId, now, LIMITS.previewLinksOpen)
    const link = await previewLinks.insert({
      preview_code: randomBytes(CODE_BYTES).toString('hex'),
      story_id: storyId,
      note,
      created_at: now,
      expires_at: new Date(now.getTime() + days * DAY_MS),
    })
    return presentRow<PreviewLink>(link)
  })
}
