import { sql } from 'kysely'

import type {
  ListedNotices,
  NoticeReadRepository,
  NoticeTime,
  StoredNotice,
} from '../../services/notices/ports.ts'
import type { Db } from '../database.ts'
import {
  isThere,
  isTold,
  isWithin,
  NOTICES,
  PEOPLE,
  PEOPLE_TOTAL,
  person,
  STORY,
  WORDS,
} from './noticeParts.ts'

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

/** What followed authors have published since they are followed: of each the newest few, by the index. */
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

/** Counts no further than to the limit, whatever has gathered. */
async function countUnread(
  db: Db,
  userId: string,
  { since }: Pick<NoticeTime, 'since'>,
  limit: number,
) {
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
  countUnread: (userId, within, limit) => countUnread(db, userId, within, limit),
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
