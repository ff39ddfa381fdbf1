import { sql } from 'kysely'

import type { Call, Platform } from '../../platform/call.ts'
import { unreadOf } from './notices.queries.ts'

export const readNotices: Call<'readNotices', Platform> = async ({ db, clock }, input) => {
  const { user, body } = input
  const now = clock.now()
  const upTo = new Date(Math.max(0, Math.min(Date.parse(body.up_to), now.getTime())))
  await sql`insert into notice_settings (user_id, read_to)
    values (${user.id}::uuid, ${upTo}::timestamptz)
    on conflict (user_id) do update
      set read_to = greatest(notice_settings.read_to, excluded.read_to)`.execute(db)
  return unreadOf(db, user.id, now)
}
