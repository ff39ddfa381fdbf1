import type { AuthorPage } from '@kathasagar/api/contract'

import { imageAddress } from '../images/imageAddress.ts'
import type { Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findPublished } from './findPublished.ts'

/** The page of an author, for one who has published; everybody sees their own. */
export async function getAuthor(
  { store }: Pick<Ports, 'store'>,
  reader: Reader,
  handle: string,
): Promise<AuthorPage | Refusal> {
  const found = await findPublished(store.repositories, reader, handle)
  if (isRefusal(found)) return found
  const { authors, blocks } = store.repositories
  const { author, figures } = found
  const { id, created_at, ...shown } = author
  return {
    ...shown,
    ...figures,
    avatar_url: imageAddress(shown.avatar_url, { of: 'users', id, size: 'card' }),
    joined_at: created_at.toISOString(),
    followers_total: await authors.countFollowers(id),
    is_followed: reader !== null && (await authors.isFollowing(reader.id, id)),
    is_blocked: reader !== null && (await blocks.hasBlocked(reader.id, id)),
    is_own: reader?.id === id,
  }
}
