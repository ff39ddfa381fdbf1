import type { NoticeSettings } from '@kathasagar/api/contract'
import { NOTICE_KINDS } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../ports.ts'

/** Where each kind of notices is told to somebody. */
export async function getNoticeSettings({ store }: Ports, userId: string): Promise<NoticeSettings> {
  const levels = await store.repositories.noticeReads.findLevels(userId)
  return { settings: NOTICE_KINDS.map((kind) => ({ kind, level: levels[kind] ?? 'on' })) }
}
