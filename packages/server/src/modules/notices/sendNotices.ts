import { sql, type RawBuilder } from 'kysely'

import type { Db } from '../../platform/call.ts'
import type { ReportOutcome } from '@kathasagar/api/contract/vocabulary'
import { blocksBetween } from '../authors/index.ts'

interface NoticeSource {
  /** User who caused the notice. The notice is not sent to this user, or to users with a block in either direction. */
  actorId: string
  now: Date
}

/** Inserts one notice per user, with the lowest `place`. Sorts the users to avoid deadlocks. */
const insertNotices = (db: Db, told: RawBuilder<unknown>, { actorId, now }: NoticeSource) =>
  sql`with told as (${told}),
    put as (
      insert into notices (user_id, kind, thing, story_id, comment_id, happened_at)
      select distinct on (user_id) user_id, kind, thing, story_id, comment_id, ${now}::timestamptz
      from told
      where user_id <> ${actorId}::uuid and not ${blocksBetween(sql.ref('user_id'), actorId)}
      order by user_id, place
      on conflict (user_id, kind, thing) do update
        set happened_at = excluded.happened_at, comment_id = excluded.comment_id
      returning id
    )
    insert into notice_people (notice_id, actor_id, acted_at)
    select id, ${actorId}::uuid, ${now}::timestamptz from put
    on conflict (notice_id, actor_id) do update set acted_at = excluded.acted_at`.execute(db)

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

export const notifyOfComment = (db: Db, commentId: string, by: NoticeSource) =>
  insertNotices(
    db,
    sql`
  select answered.user_id, 'comment_answered' as kind, answered.id::text as thing,
      said.story_id, said.id as comment_id, 1 as place
    from comments as said join comments as answered on answered.id = said.parent_id
    where said.id = ${commentId}::uuid and answered.user_id is not null
  union all
  select stories.author_id, 'story_commented', concat(stories.id, ':', ${dayOf(by.now)}::text),
      stories.id, said.id, 2
    from comments as said join stories on stories.id = said.story_id where said.id = ${commentId}`,
    by,
  )

export const notifyOfFollow = (db: Db, authorId: string, by: NoticeSource) =>
  insertNotices(
    db,
    sql`
  select author_id as user_id, 'followed' as kind, ${dayOf(by.now)}::text as thing,
      null::uuid as story_id, null::uuid as comment_id, 1 as place
    from follows where author_id = ${authorId} and follower_id = ${by.actorId}`,
    by,
  )

export const withdrawFollow = (db: Db, authorId: string, followerId: string) =>
  sql`delete from notice_people using notices
    where notices.id = notice_id and notices.user_id = ${authorId} and kind = 'followed'
      and actor_id = ${followerId}`.execute(db)

/** Notifies authors that their stories were taken down, without naming the admin. */
export const notifyOfTakeDown = (db: Db, storyIds: readonly string[], now: Date) =>
  sql`insert into notices (user_id, kind, thing, story_id, happened_at)
    select author_id, 'story_taken_down', id::text, id, ${now}::timestamptz
    from stories where id = any (${storyIds}::uuid[]) and author_id is not null
    order by stories.author_id, stories.id
    on conflict (user_id, kind, thing) do update set happened_at = excluded.happened_at`.execute(db)

export const notifyReporters = (
  db: Db,
  reportIds: readonly string[],
  outcome: ReportOutcome,
  now: Date,
) =>
  sql`insert into notices (user_id, kind, thing, story_id, report_id, outcome, happened_at)
    select reporter_id, 'report_decided', report.id::text, stories.id, report.id,
      ${outcome}::text, ${now}::timestamptz
    from story_reports as report left join stories on stories.id = report.story_id
    where report.id = any (${reportIds}::uuid[])
    on conflict (user_id, kind, thing)
      do update set outcome = excluded.outcome, happened_at = excluded.happened_at`.execute(db)
