import type { Author } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { sql, type SqlBool } from 'kysely'

import type {
  ListedNotices,
  NoticePlace,
  NoticeReadRepository,
  StoredNotice,
} from '../../services/notices/ports.ts'
import type { Db } from '../database.ts'
import { blocksBetween } from './blocks.ts'

/** True if neither the reader of a notice nor the other user has blocked the other. */
const isWithoutBlock = (other: string) =>
  sql<SqlBool>`not ${blocksBetween(sql.ref('notices.user_id'), sql.ref(other))}`

/** The last comment of a notice, or the latest other one if it is gone or across a block. */
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

/** Notices with all rows that they point to. */
const NOTICES = sql`notices
  left join notice_settings as settings on settings.user_id = notices.user_id
  left join stories on stories.id = notices.story_id
  left join lateral ${SAID} as said on true
  left join story_reports as report on report.id = notices.report_id
  left join users as speaker on speaker.id = said.user_id`

/** True if the reader may still see what the notice is about. */
const isThere = sql<SqlBool>`case notices.kind
  when 'report_decided' then true
  when 'followed' then exists (select from notice_people where notice_id = notices.id)
  when 'story_taken_down' then stories.is_taken_down and stories.author_id = notices.user_id
  else (stories.status = 'published' or stories.author_id = notices.user_id) and said.words is not null
  end`

/** Null if the words are hidden, or their writer is suspended. */
const WORDS = sql<string | null>`left(case
  when notices.kind = 'story_taken_down' then stories.review_reason
  when speaker.suspended_at is null and said.hidden_by is null then said.words end, ${sql.lit(LIMITS.noticeWords)})`

const STORY = sql`case
  when stories.status = 'published' or stories.author_id = notices.user_id then json_build_object('id', stories.id, 'title', stories.title) end`

const person = (users: string) => sql`json_build_object(
  'id', ${sql.ref(`${users}.id`)}, 'handle', ${sql.ref(`${users}.handle`)},
  'display_name', coalesce(${sql.ref(`${users}.display_name`)}, ${sql.ref(`${users}.username`)}),
  'avatar_url', ${sql.ref(`${users}.avatar_url`)})`

const PEOPLE = sql<Author[]>`(select coalesce(json_agg(${person('last')}), '[]') from (
  select users.* from notice_people join users on users.id = actor_id
  where notice_id = notices.id and suspended_at is null and delete_after is null
  order by acted_at desc, users.id limit ${sql.lit(LIMITS.noticePeople)}) as last)`

const PEOPLE_TOTAL = sql`(select count(*)::int from notice_people where notice_id = notices.id)`

/** True unless the user has switched the kind off. */
const isTold = (kind: unknown) => sql<SqlBool>`${kind} <> all (coalesce(settings.off_kinds, '{}'))`

/** True if it happened since the moment and comes after the place in the list. */
const isWithin = (at: unknown, id: unknown, since: Date, after: NoticePlace | null) =>
  after === null
    ? sql<SqlBool>`${at} > ${since}::timestamptz`
    : sql<SqlBool>`${at} > ${since}::timestamptz
        and (${at}, ${id}) < (${after.happened_at}::timestamptz, ${after.id}::uuid)`

const [AT, ID] = [sql.ref('notices.happened_at'), sql.ref('notices.id')]
const PUBLISHED = sql.lit('story_published')
const READ_TO = sql`coalesce(settings.read_to, 'epoch')`

const selectStored = ({ userId, since, after, limit }: ListedNotices) => sql<StoredNotice>`
  select notices.id, notices.kind, happened_at, happened_at <= ${READ_TO} as is_read,
    ${PEOPLE} as people, ${PEOPLE_TOTAL} as people_total, ${STORY} as story, ${WORDS} as words,
    notices.outcome
  from ${NOTICES}
  where notices.user_id = ${userId}::uuid and ${isTold(sql.ref('notices.kind'))}
    and ${isWithin(AT, ID, since, after)} and ${isThere}
  order by happened_at desc, notices.id desc limit ${limit}`

/** Stories that followed authors have published since they are followed; an index finds the newest of each. */
const selectPublished = ({ userId, since, after, limit }: ListedNotices) => sql<StoredNotice>`
  select newest.id, ${PUBLISHED} as kind, newest.published_at as happened_at,
    newest.published_at <= ${READ_TO} as is_read, json_build_array(${person('author')}) as people,
    1 as people_total, json_build_object('id', newest.id, 'title', newest.title) as story,
    null as words, null as outcome
  from follows
    join users as author on author.id = follows.author_id
      and author.suspended_at is null and author.delete_after is null
    left join notice_settings as settings on settings.user_id = follows.follower_id
    cross join lateral (
      select id, title, published_at from stories
      where author_id = follows.author_id and status = 'published'
        and published_at > follows.created_at
        and ${isWithin(sql.ref('published_at'), sql.ref('id'), since, after)}
      order by published_at desc, id desc limit ${limit}
    ) as newest
  where follower_id = ${userId}::uuid and ${isTold(PUBLISHED)}
  order by newest.published_at desc, newest.id desc limit ${limit}`

async function list(db: Db, asked: ListedNotices): Promise<StoredNotice[]> {
  const { rows: stored } = await selectStored(asked).execute(db)
  const { rows: published } = await selectPublished(asked).execute(db)
  return [...stored, ...published]
    .toSorted(
      (one, other) =>
        other.happened_at.getTime() - one.happened_at.getTime() || (one.id < other.id ? 1 : -1),
    )
    .slice(0, asked.limit)
}

async function countUnread(db: Db, userId: string, since: Date, limit: number) {
  const { rows } = await sql<{ unread: number }>`select count(*)::int as unread from (
    (select 1 from ${NOTICES}
      where notices.user_id = ${userId}::uuid and ${isTold(sql.ref('notices.kind'))}
        and happened_at > greatest(${READ_TO}, ${since}::timestamptz) and ${isThere}
      limit ${limit})
    union all
    (select 1 from follows
        join users as author on author.id = follows.author_id
          and author.suspended_at is null and author.delete_after is null
        left join notice_settings as settings on settings.user_id = follows.follower_id
        join stories on stories.author_id = follows.author_id and status = 'published'
          and published_at > greatest(follows.created_at, ${READ_TO}, ${since}::timestamptz)
      where follower_id = ${userId}::uuid and ${isTold(PUBLISHED)}
      limit ${limit})) as unread`.execute(db)
  return Math.min(rows[0]?.unread ?? 0, limit)
}

export const noticeReadRepository = (db: Db): NoticeReadRepository => ({
  list: (asked) => list(db, asked),
  countUnread: (userId, since, limit) => countUnread(db, userId, since, limit),
  markRead: async (userId, upTo) => {
    await sql`insert into notice_settings (user_id, read_to)
      values (${userId}::uuid, ${upTo}::timestamptz)
      on conflict (user_id) do update
        set read_to = greatest(notice_settings.read_to, excluded.read_to)`.execute(db)
  },
  listOff: async (userId) => {
    const found = await db
      .selectFrom('notice_settings')
      .select('off_kinds')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return found?.off_kinds ?? []
  },
  setOn: async (userId, kind, isOn) => {
    const others = sql`array_remove(notice_settings.off_kinds, ${kind}::text)`
    await sql`insert into notice_settings (user_id, off_kinds)
      values (${userId}::uuid, ${isOn ? sql`'{}'` : sql`array[${kind}::text]`})
      on conflict (user_id) do update
        set off_kinds = ${isOn ? others : sql`${others} || ${kind}::text`}`.execute(db)
  },
})
