import type { Author } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { sql, type SqlBool } from 'kysely'

import type { NoticePlace } from '../../services/notices/ports.ts'
import { blocksBetween } from './blocks.ts'

/** Neither the reader of a notice nor whoever it tells of has blocked the other. */
const isWithoutBlock = (other: string) =>
  sql<SqlBool>`not ${blocksBetween(sql.ref('notices.user_id'), sql.ref(other))}`

/** Nothing but the last of what others said besides is looked for, and that where the very last is gone or across a block. */
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
/** All that a notice points to, by the names that the parts below use. */
export const NOTICES = sql`notices
  left join notice_settings as settings on settings.user_id = notices.user_id
  left join stories on stories.id = notices.story_id
  left join lateral ${SAID} as said on true
  left join story_reports as report on report.id = notices.report_id
  left join users as speaker on speaker.id = said.user_id`

/** There is still something to tell, and the reader may see where. */
export const isThere = sql<SqlBool>`case notices.kind
  when 'report_decided' then true
  when 'followed' then exists (select from notice_people where notice_id = notices.id)
  when 'story_taken_down' then stories.is_taken_down and stories.author_id = notices.user_id
  else (stories.status = 'published' or stories.author_id = notices.user_id) and said.words is not null
  end`

/** Null if the words are hidden, or their writer is suspended. */
export const WORDS = sql<string | null>`left(case
  when notices.kind = 'story_taken_down' then stories.review_reason
  when speaker.suspended_at is null and said.hidden_by is null then said.words end, ${sql.lit(LIMITS.noticeWords)})`

export const STORY = sql`case
  when stories.status = 'published' or stories.author_id = notices.user_id then json_build_object('id', stories.id, 'title', stories.title) end`

export const person = (users: string) => sql`json_build_object(
  'id', ${sql.ref(`${users}.id`)}, 'handle', ${sql.ref(`${users}.handle`)},
  'display_name', coalesce(${sql.ref(`${users}.display_name`)}, ${sql.ref(`${users}.username`)}),
  'avatar_url', ${sql.ref(`${users}.avatar_url`)})`

export const PEOPLE = sql<Author[]>`(select coalesce(json_agg(${person('last')}), '[]') from (
  select users.* from notice_people join users on users.id = actor_id
  where notice_id = notices.id and suspended_at is null and delete_after is null
  order by acted_at desc, users.id limit ${sql.lit(LIMITS.noticePeople)}) as last)`

export const PEOPLE_TOTAL = sql`(select count(*)::int from notice_people where notice_id = notices.id)`

/** True unless the user has switched the kind off. */
export const isTold = (kind: unknown) =>
  sql<SqlBool>`${kind} <> all (coalesce(settings.off_kinds, '{}'))`

/** Happened since, and comes after a place in the list. */
export const isWithin = (at: unknown, id: unknown, since: Date, after: NoticePlace | null) =>
  after === null
    ? sql<SqlBool>`${at} > ${since}::timestamptz`
    : sql<SqlBool>`${at} > ${since}::timestamptz
        and (${at}, ${id}) < (${after.happened_at}::timestamptz, ${after.id}::uuid)`
