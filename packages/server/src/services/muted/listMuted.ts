import type { Muted, MutedList, MutedQuery } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import { presentWriter } from '../comments/presentComment.ts'
import { audienceOf } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { instantCursorAt, instantPlaceAt, pageUpTo } from '../instantCursor.ts'
import type { StoredMuted } from './ports.ts'

function presentMuted({ story, author }: StoredMuted): Muted[] {
  if (story) return [{ kind: 'story', story }]
  if (!author) return []
  const { id, ...writer } = author
  return [{ kind: 'author', author: presentWriter(writer, id) }]
}

/** What a reader does not want to be offered, the latest first, a page at a time. */
export async function listMuted(
  { store }: Ports,
  user: StoredUser,
  { cursor }: MutedQuery,
): Promise<MutedList> {
  const rows = await store.repositories.muted.list({
    userId: user.id,
    audience: audienceOf(user),
    after: instantPlaceAt(cursor),
    limit: LIMITS.mutedPage + 1,
  })
  const { page, next } = pageUpTo(rows, LIMITS.mutedPage, instantCursorAt)
  return { muted: page.flatMap(presentMuted), next }
}
