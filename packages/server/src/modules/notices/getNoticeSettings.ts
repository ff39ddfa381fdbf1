import { NOTICE_KINDS } from '@kathasagar/api/contract/vocabulary'

import type { Db, Call, Platform } from '../../platform/call.ts'

export async function noticeSettingsOf(db: Db, userId: string) {
  const found = await db
    .selectFrom('notice_settings')
    .select('off_kinds')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    settings: NOTICE_KINDS.map((kind) => ({ kind, is_on: !found?.off_kinds.includes(kind) })),
  }
}

export const getNoticeSettings: Call<'getNoticeSettings', Platform> = ({ db }, { user }) =>
  noticeSettingsOf(db, user.id)
