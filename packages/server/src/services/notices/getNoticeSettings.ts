import type { NoticeSetting, NoticeSettings } from '@kathasagar/api/contract'
import { NOTICE_KINDS } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../ports.ts'

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
