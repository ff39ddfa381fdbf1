import type { MyExport } from '@kathasagar/api/contract'

import type { Db } from '../database.ts'

const blockedOf = (db: Db, user: string) =>
  db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.handle', 'blocks.created_at'])
    .where('blocker_id', '=', user)
    .execute()

const noticesOf = (db: Db, user: string) =>
  db
    .selectFrom('notices')
    .select(['kind', 'story_id', 'comment_id', 'report_id', 'outcome', 'happened_at'])
    .where('user_id', '=', user)
    .orderBy('happened_at')
    .execute()

const noticeSettingsOf = (db: Db, user: string) =>
  db
    .selectFrom('notice_settings')
    .select(['off_kinds', 'read_to'])
    .where('user_id', '=', user)
    .execute()

/** What concerned somebody, where they hear of it, and of whom they want to hear nothing. */
export const exportNotices = async (
  db: Db,
  user: string,
): Promise<Pick<MyExport, 'blocked' | 'notices' | 'notice_settings'>> => ({
  blocked: await blockedOf(db, user),
  notices: await noticesOf(db, user),
  notice_settings: await noticeSettingsOf(db, user),
})
