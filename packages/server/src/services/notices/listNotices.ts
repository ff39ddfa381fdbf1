import type { Notice, NoticeList, NoticesQuery } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { presentWriter } from '../comments/presentComment.ts'
import { instantCursorAt, instantPlaceAt, pageUpTo } from '../instantCursor.ts'
import type { Ports } from '../ports.ts'
import { countUnread } from './countUnread.ts'
import { keptSince } from './keptSince.ts'
import type { StoredNotice } from './ports.ts'

/** What concerns somebody, the latest first, a page at a time. */
export async function listNotices(
  ports: Ports,
  userId: string,
  { cursor }: NoticesQuery,
): Promise<NoticeList> {
  const now = ports.clock.now()
  const after = instantPlaceAt(cursor)
  const rows = await ports.store.repositories.noticeReads.list({
    userId,
    since: keptSince(now),
    now,
    after: after && { happened_at: after.created_at, id: after.id },
    limit: LIMITS.noticesPage + 1,
  })
  const { page, next } = pageUpTo(rows, LIMITS.noticesPage, ({ happened_at, id }) =>
    instantCursorAt({ created_at: happened_at, id }),
  )
  return { ...(await countUnread(ports, userId)), notices: page.map(presentNotice), next }
}

const presentNotice = ({ happened_at, people, ...notice }: StoredNotice): Notice => ({
  ...notice,
  happened_at: happened_at.toISOString(),
  people: people.map(({ id, ...writer }) => presentWriter(writer, id)),
})
