import { type Author, type Notice, LIMITS } from '@kathasagar/api/contract'
import { sql, type SqlBool } from 'kysely'

import type { Call, Platform } from '../../platform/call.ts'
import { instantCursorAt, instantPlaceAt, pageUpTo } from '../../platform/db/rows.ts'
import type { InstantPlace } from '../../platform/db/rows.ts'
import { presentWriter } from '../catalogue/index.ts'
import {
  isNoticeTargetVisible,
  isNoticeEnabled,
  NOTICES,
  PUBLISHED,
  LAST_READ_AT,
  shownSince,
  unreadOf,
} from './notices.queries.ts'

type NoticeRow = Omit<Notice, 'happened_at' | 'people'> & {
  happened_at: Date
  people: (Author & { id: string })[]
}

interface Page {
  userId: string
  since: Date
  after: InstantPlace | null
  limit: number
}

/** Text of a notice. Null if it is hidden or its writer is suspended. */
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

const isWithin = (at: unknown, id: unknown, { since, after }: Page) =>
  after === null
    ? sql<SqlBool>`${at} > ${since}::timestamptz`
    : sql<SqlBool>`${at} > ${since}::timestamptz
        and (${at}, ${id}) < (${after.created_at}::timestamptz, ${after.id}::uuid)`

const selectStored = (page: Page) => sql<NoticeRow>`
  select notices.id, notices.kind, happened_at, happened_at <= ${LAST_READ_AT} as is_read,
    ${PEOPLE} as people, ${PEOPLE_TOTAL} as people_total, ${STORY} as story, ${WORDS} as words,
    notices.outcome
  from ${NOTICES}
  where notices.user_id = ${page.userId}::uuid and ${isNoticeEnabled(sql.ref('notices.kind'))}
    and ${isWithin(sql.ref('notices.happened_at'), sql.ref('notices.id'), page)} and ${isNoticeTargetVisible}
  order by happened_at desc, notices.id desc limit ${page.limit}`

/** Selects stories that were published after the reader followed their author. An index finds each author's newest. */
const selectPublished = (page: Page) => sql<NoticeRow>`
  select newest.id, ${PUBLISHED} as kind, newest.published_at as happened_at,
    newest.published_at <= ${LAST_READ_AT} as is_read, json_build_array(${person('author')}) as people,
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
        and ${isWithin(sql.ref('published_at'), sql.ref('id'), page)}
      order by published_at desc, id desc limit ${page.limit}
    ) as newest
  where follower_id = ${page.userId}::uuid and ${isNoticeEnabled(PUBLISHED)}
  order by newest.published_at desc, newest.id desc limit ${page.limit}`

export const listNotices: Call<'listNotices', Platform> = async ({ db, clock }, input) => {
  const { user, query } = input
  const now = clock.now()
  const asked: Page = {
    userId: user.id,
    since: shownSince(now),
    after: instantPlaceAt(query.cursor),
    limit: LIMITS.noticesPage + 1,
  }
  const { rows: stored } = await selectStored(asked).execute(db)
  const { rows: published } = await selectPublished(asked).execute(db)
  const rows = [...stored, ...published].toSorted(
    (one, other) =>
      other.happened_at.getTime() - one.happened_at.getTime() || (one.id < other.id ? 1 : -1),
  )
  const { page, next } = pageUpTo(rows, LIMITS.noticesPage, ({ happened_at, id }) =>
    instantCursorAt({ created_at: happened_at, id }),
  )
  const notices = page.map(({ happened_at, people, ...notice }) => ({
    ...notice,
    happened_at: happened_at.toISOString(),
    people: people.map(({ id, ...writer }) => presentWriter(writer, id)),
  }))
  return { ...(await unreadOf(db, user.id, now)), notices, next }
}
