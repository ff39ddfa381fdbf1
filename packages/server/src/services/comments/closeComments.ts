import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findTalk } from './findTalk.ts'

interface Closing {
  storyId: string
  user: StoredUser
  are_closed: boolean
}

/** Closes a story for comments, or opens it again; what was said stays. */
export async function closeComments(
  { store }: Ports,
  { are_closed, ...asked }: Closing,
): Promise<{ are_closed: boolean } | Refusal> {
  const talk = await findTalk({ store }, asked)
  if (isRefusal(talk)) return talk
  if (!talk.reader.isModerator) return { code: 'forbidden' }
  await store.repositories.comments.close(asked.storyId, are_closed)
  return { are_closed }
}
