import { sql } from 'kysely'

import type { Call, Platform } from '../../platform/call.ts'
import { noticeSettingsOf } from './getNoticeSettings.ts'

export const setNotice: Call<'setNotice', Platform> = async ({ db }, { user, body }) => {
  const { kind, is_on } = body
  const others = sql`array_remove(notice_settings.off_kinds, ${kind}::text)`
  await sql`insert into notice_settings (user_id, off_kinds)
    values (${user.id}::uuid, ${is_on ? sql`'{}'` : sql`array[${kind}::text]`})
    on conflict (user_id) do update
      set off_kinds = ${is_on ? others : sql`${others} || ${kind}::text`}`.execute(db)
  return noticeSettingsOf(db, user.id)
}
