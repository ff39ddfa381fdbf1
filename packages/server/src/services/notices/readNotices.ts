import {
  DAY_MS,
  type Notice,
  type NoticeList,
  type NoticeSetting,
  type NoticeSettings,
  type NoticesQuery,
  type UnreadNotices,
} from '@kathasagar/api/contract'
import { LIMITS, NOTICE_KINDS } from '@kathasagar/api/contract/vocabulary'

import { presentWriter } from '../comments/presentComment.ts'
import { instantCursorAt, instantPlaceAt, pageUpTo } from '../instantCursor.ts'
import type { Ports } from '../ports.ts'
import type { StoredNotice } from './ports.ts'

/** Returns the moment before which notices are no longer shown. */
const keptSince = (now: Date): Date => new Date(now.getTime() - LIMITS.noticeDays * DAY_MS)

/** Counts unread notices, up to the number that the bell can show. */
export async function countUnread({ store, clock }: Ports, userId: string): Promise<UnreadNotices> {
  const { noticeReads } = store.repositories
  const since = keptSince(clock.now())
  return { unread: await noticeReads.countUnread(userId, since, LIMITS.unreadNotices) }
}

/** Marks notices up to a moment as read. */
export async function readNotices(
  ports: Ports,
  userId: string,
  upTo: string,
): Promise<UnreadNotices> {
  const until = Math.max(0, Math.min(Date.parse(upTo), ports.clock.now().getTime()))
  await ports.store.repositories.noticeReads.markRead(userId, new Date(until))
  return countUnread(ports, userId)
}

/** Returns a page of notices, the latest first. */
export async function listNotices(
  ports: Ports,
  userId: string,
  { cursor }: NoticesQuery,
): Promise<NoticeList> {
  const after = instantPlaceAt(cursor)
  const rows = await ports.store.repositories.noticeReads.list({
    userId,
    since: keptSince(ports.clock.now()),
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

/** Deletes notices that are no longer shown. */
export const forgetNotices = ({ store, clock }: Ports) =>
  store.repositories.notices.forgetBefore(keptSince(clock.now()))

/** Returns the switch of every kind of notifications. */
export async function getNoticeSettings({ store }: Ports, userId: string): Promise<NoticeSettings> {
  const off = await store.repositories.noticeReads.listOff(userId)
  return { settings: NOTICE_KINDS.map((kind) => ({ kind, is_on: !off.includes(kind) })) }
}

/** Switches one kind of notifications on or off. */
export async function setNotice(
  ports: Ports,
  userId: string,
  { kind, is_on }: NoticeSetting,
): Promise<NoticeSettings> {
  await ports.store.repositories.noticeReads.setOn(userId, kind, is_on)
  return getNoticeSettings(ports, userId)
}
