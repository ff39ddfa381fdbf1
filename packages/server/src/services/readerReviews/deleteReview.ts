import type { StoredUser } from '../auth/ports.ts'
import { findTalk } from '../comments/findTalk.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'

/** Deletes the words that the caller has said of a story after an ending; their stars stay. */
export async function deleteReview(
  { store }: Ports,
  asked: { storyId: string; user: StoredUser },
): Promise<{ is_deleted: true } | Refusal> {
  const talk = await findTalk({ store }, asked)
  if (isRefusal(talk)) return talk
  const isGone = await store.repositories.reviews.remove(asked.user.id, asked.storyId)
  return isGone ? { is_deleted: true } : { code: 'not_found' }
}
