import type { NoticeSetting, NoticeSettings } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { getNoticeSettings } from './getNoticeSettings.ts'

/** Has one kind of notices told at once, in the weekly letter alone, or nowhere. */
export async function setNoticeLevel(
  ports: Ports,
  userId: string,
  { kind, level }: NoticeSetting,
): Promise<NoticeSettings> {
  await ports.store.repositories.noticeReads.setLevel(userId, kind, level)
  return getNoticeSettings(ports, userId)
}
