import type { UnreadNotices } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../ports.ts'
import { keptSince } from './keptSince.ts'

/** How many notices somebody has not seen; no more are counted than a bell can say. */
export async function countUnread({ store, clock }: Ports, userId: string): Promise<UnreadNotices> {
  const now = clock.now()
  const within = { since: keptSince(now), now }
  const { noticeReads } = store.repositories
  return { unread: await noticeReads.countUnread(userId, within, LIMITS.unreadNotices) }
}
