import type { Notice, NoticeList, NoticesQuery } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { presentWriter } from '../comments/presentComment.ts'
import type { Ports } from '../ports.ts'
import { countUnread } from './countUnread.ts'
import { keptSince } from './keptSince.ts'
import type { NoticePlace, StoredNotice } from './ports.ts'

/** What concerns somebody, the latest first, a page at a time. */
export async function listNotices(
  ports: Ports,
  userId: string,
  { cursor }: NoticesQuery,
): Promise<NoticeList> {
  const now = ports.clock.now()
  const rows = await ports.store.repositories.noticeReads.list({
    userId,
    levels: ['on'],
    since: keptSince(now),
    now,
    after: placeAt(cursor),
    limit: LIMITS.noticesPage + 1,
  })
  const page = rows.slice(0, LIMITS.noticesPage)
  const last = page.at(-1)
  return {
    ...(await countUnread(ports, userId)),
    notices: page.map(presentNotice),
    next: rows.length > page.length && last ? cursorAt(last) : null,
  }
}

const cursorAt = ({ happened_at, id }: NoticePlace) => `${happened_at.getTime()}_${id}`

function placeAt(cursor: string | undefined): NoticePlace | null {
  if (cursor === undefined) return null
  const [at = '', id = ''] = cursor.split('_')
  return { happened_at: new Date(Number(at)), id }
}

const presentNotice = ({ happened_at, people, ...notice }: StoredNotice): Notice => ({
  ...notice,
  happened_at: happened_at.toISOString(),
  people: people.map(({ id, ...writer }) => presentWriter(writer, id)),
})
