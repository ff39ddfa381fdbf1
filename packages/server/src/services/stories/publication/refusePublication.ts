import type { StoredUser } from '../../auth/ports.ts'
import { isEditing } from '../../policies.ts'
import type { Refusal } from '../../refusal.ts'
import type { OwnStory } from '../authoringPorts.ts'
import { asEdited } from '../editing/ownStory.ts'

/**
 * Why a story goes to its readers: somebody publishes it, an editor approves what waits for one, or
 * it comes back from the archive.
 */
export type PublicationReason = 'author' | 'editor' | 'restore'

/** An author publishes a draft, or the unpublished changes of a story; an editor also what waits for one. */
function refuseDraft(story: OwnStory, user: StoredUser): Refusal | null {
  if (story.status === 'published' && asEdited(story, user).draft === null)
    return { code: 'already_published' }
  if (story.status === 'archived') return { code: 'not_a_draft' }
  if (story.status === 'in_review' && !isEditing(story, user)) return { code: 'already_in_review' }
  return null
}

/** Refuses a story that does not stand where one has to for such a reason. */
export function refusePublication(
  story: OwnStory,
  user: StoredUser,
  reason: PublicationReason,
): Refusal | null {
  switch (reason) {
    case 'author':
      return refuseDraft(story, user)
    case 'editor':
      return story.status === 'in_review' ? null : { code: 'not_in_review' }
    case 'restore':
      return story.status === 'archived' ? null : { code: 'not_archived' }
  }
}
