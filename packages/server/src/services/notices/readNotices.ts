import type { UnreadNotices } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { countUnread } from './countUnread.ts'

/** Marks as read what has happened up to a moment, none that is still to come. */
export async function readNotices(
  ports: Ports,
  userId: string,
  upTo: string,
): Promise<UnreadNotices> {
  const until = Math.max(0, Math.min(Date.parse(upTo), ports.clock.now().getTime()))
  await ports.store.repositories.noticeReads.markRead(userId, new Date(until))
  return countUnread(ports, userId)
}
