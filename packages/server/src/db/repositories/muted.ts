import { hasRow } from './hasRow.ts'
import { sql } from 'kysely'

import type { MutedRepository, MutedThing, StoredMuted } from '../../services/muted/ports.ts'
import type { Db } from '../database.ts'
import { visibleTo } from './storyCards.ts'
import { totalOf } from './totalOf.ts'

const isThing = (thing: MutedThing) =>
  'story_id' in thing
    ? sql<boolean>`story_id = ${thing.story_id}::uuid`
    : sql<boolean>`author_id = ${thing.author_id}::uuid`

const mute = (db: Db, userId: string, thing: MutedThing, now: Date) =>
  'story_id' in thing
    ? sql`insert into muted (user_id, story_id, created_at)
        select ${userId}::uuid, id, ${now}::timestamptz from stories
        where id = ${thing.story_id}::uuid for key share
        on conflict do nothing`.execute(db)
    : sql`insert into muted (user_id, author_id, created_at)
        select ${userId}::uuid, id, ${now}::timestamptz from users
        where id = ${thing.author_id}::uuid for key share
        on conflict do nothing`.execute(db)

const list: (db: Db) => MutedRepository['list'] =
  (db) =>
  async ({ userId, audience, after, limit }) => {
    const isAfter =
      after === null
        ? sql`true`
        : sql`(muted.created_at, muted.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)`
    const { rows } = await sql<StoredMuted>`
      select muted.id, muted.created_at,
        case when stories.id is not null then
          json_build_object('id', stories.id, 'title', stories.title) end as story,
        case when author.id is not null then
          json_build_object('id', author.id, 'handle', author.handle, 'avatar_url', author.avatar_url,
            'display_name', coalesce(author.display_name, author.username)) end as author
      from muted
        left join stories on stories.id = muted.story_id and ${visibleTo(audience)}
        left join users author on author.id = muted.author_id
          and author.suspended_at is null and author.delete_after is null
      where muted.user_id = ${userId} and ${isAfter}
        and (stories.id is not null or author.id is not null)
      order by muted.created_at desc, muted.id desc limit ${limit}`.execute(db)
    return rows
  }

export const mutedRepository = (db: Db): MutedRepository => ({
  list: list(db),

  isMuted: (userId, thing) =>
    hasRow(db.selectFrom('muted').select('id').where('user_id', '=', userId).where(isThing(thing))),

  count: (userId) => totalOf(db.selectFrom('muted').where('user_id', '=', userId)),

  mute: async (...given) => {
    await mute(db, ...given)
  },

  unmute: async (userId, thing) => {
    await db.deleteFrom('muted').where('user_id', '=', userId).where(isThing(thing)).execute()
  },
})
