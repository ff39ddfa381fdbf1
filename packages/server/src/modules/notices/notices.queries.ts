import { DAY_MS, type UnreadNotices, LIMITS } from '@kathasagar/api/contract'
import { sql, type SqlBool } from 'kysely'

import type { Db, Platform } from '../../platform/call.ts'
import { blocksBetween } from '../authors/index.ts'

export const deleteOldNotices = ({ db, clock }: Platform) =>
  db.deleteFrom('notices').where('happened_at', '<', shownSince(clock.now())).execute()

export const shownSince = (now: Date): Date => new Date(now.getTime() - LIMITS.noticeDays * DAY_MS)

/** SQL condition: neither user has blocked the other. */
const isWithoutBlock = (other: string) =>
  sql<SqlBool>`not ${blocksBetween(sql.ref('notices.user_id'), sql.ref(other))}`

/** Comment of a notice. If it was deleted or is hidden by a block, the latest other comment. */
const SAID = sql`(
  select * from comments where id = notices.comment_id and words is not null
    and ${isWithoutBlock('comments.user_id')}
  union all
  (select comments.* from notice_people join comments on comments.user_id = actor_id
    where notice_id = notices.id and comments.story_id = notices.story_id and words is not null
      and ${isWithoutBlock('comments.user_id')}
      and case notices.kind
        when 'comment_answered' then parent_id::text = thing
        when 'story_commented' then comments.created_at >= date_trunc('day', happened_at, 'UTC') end
    order by comments.created_at desc limit 1)
  limit 1)`

export const NOTICES = sql`notices
  left join notice_settings as settings on settings.user_id = notices.user_id
  left join stories on stories.id = notices.story_id
  left join lateral ${SAID} as said on true
  left join story_reports as report on report.id = notices.report_id
  left join users as speaker on speaker.id = said.user_id`

/** SQL condition: the reader may still see the target of the notice. */
export const isNoticeTargetVisible = sql<SqlBool>`case notices.kind
  when 'report_decided' then true
  when 'followed' then exists (select from notice_people where notice_id = notices.id)
  when 'story_taken_down' then stories.is_taken_down and stories.author_id = notices.user_id
  else (stories.status = 'published' or stories.author_id = notices.user_id) and said.words is not null
  end`

/** SQL condition: the user has not disabled this kind of notice. */
export const isNoticeEnabled = (kind: unknown) =>
  sql<SqlBool>`${kind} <> all (coalesce(settings.off_kinds, '{}'))`

export const PUBLISHED = sql.lit('story_published')
export const LAST_READ_AT = sql`coalesce(settings.read_to, 'epoch')`

/** Counts unread notices, up to the maximum that the bell displays. */
export async function unreadOf(db: Db, userId: string, now: Date): Promise<UnreadNotices> {
  const [since, limit] = [shownSince(now), LIMITS.unreadNotices]
  const { rows } = await sql<{ unread: number }>`select count(*)::int as unread from (
    (select 1 from ${NOTICES}
      where notices.user_id = ${userId}::uuid and ${isNoticeEnabled(sql.ref('notices.kind'))}
        and happened_at > greatest(${LAST_READ_AT}, ${since}::timestamptz) and ${isNoticeTargetVisible}
      limit ${limit})
    union all
    (select 1 from follows
        join users as author on author.id = follows.author_id
          and author.suspended_at is null and author.delete_after is null
        left join notice_settings as settings on settings.user_id = follows.follower_id
        join stories on stories.author_id = follows.author_id and status = 'published'
          and published_at > greatest(follows.created_at, ${LAST_READ_AT}, ${since}::timestamptz)
      where follower_id = ${userId}::uuid and ${isNoticeEnabled(PUBLISHED)}
      limit ${limit})) as unread`.execute(db)
  return { unread: Math.min(rows[0]?.unread ?? 0, limit) }
}
