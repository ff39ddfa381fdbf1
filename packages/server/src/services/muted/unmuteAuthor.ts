import type { MuteAnswer } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

/** Offers the stories of an author to a reader again. */
export async function unmuteAuthor(
  { store }: Ports,
  userId: string,
  handle: string,
): Promise<MuteAnswer | Refusal> {
  const { authors, muted } = store.repositories
  const author = await authors.findAuthor(handle)
  if (!author) return { code: 'author_not_found' }
  await muted.unmute(userId, { author_id: author.id })
  return { is_muted: false }
}
