import { sql } from 'kysely'

import type { Db } from '../../platform/call.ts'
import { isNamed } from '../pictures/index.ts'

/** Owner of the remaining stories of erased authors. Nobody can log in as this user. */
const DELETED_USER = '00000000-0000-4000-8000-00000000dead'

async function subtractCounters(db: Db, user: string) {
  for (const [table, total] of [
    ['story_likes', 'likes_total'],
    ['story_bookmarks', 'bookmarks_total'],
  ] as const) {
    await sql`
      update stories set ${sql.ref(total)} = greatest(${sql.ref(total)} - 1, 0)
      where id in (select story_id from ${sql.table(table)} where user_id = ${user})`.execute(db)
  }
  await sql`
    update stories set ratings_count = ratings_count - 1, ratings_sum = ratings_sum - stars
    from story_ratings where story_ratings.story_id = stories.id and user_id = ${user}`.execute(db)
}

async function endTests(db: Db, author: string) {
  const own = sql`story_id in (select id from stories where author_id = ${author})`
  await sql`delete from story_previews where ${own}`.execute(db)
  await sql`
    delete from game_sessions as session where preview_code is not null and ${own}
      and not exists (select from play_actions where session_id = session.id
        and play_actions.user_id = session.user_id and status = 'running')`.execute(db)
}

/** Deletes unplayed stories, unless they are published and handed over. Assigns the others to `DELETED_USER`. */
async function removeStories(db: Db, author: string, fate: 'hand_over' | 'remove') {
  await endTests(db, author)
  await sql`
    delete from stories where author_id = ${author}
      and (${fate} = 'remove' or status <> 'published')
      and not exists (select 1 from game_sessions where story_id = stories.id)`.execute(db)
  const left = await sql`select 1 from stories where author_id = ${author} limit 1`.execute(db)
  if (left.rows.length === 0) return
  await sql`
    insert into users (id, username, display_name)
    select ${DELETED_USER}, case when exists (select 1 from users where lower(username) = 'deleted_user')
      then 'deleted_' || substr(md5(random()::text), 1, 12) else 'deleted_user' end, 'Deleted user'
    on conflict (id) do nothing`.execute(db)
  await sql`
    update stories set author_id = ${DELETED_USER}, draft = null, is_featured = is_featured and ${fate} <> 'remove',
      status = case when ${fate} = 'hand_over' and status = 'published' then status else 'archived' end
    where author_id = ${author}`.execute(db)
  if (fate === 'remove') return
  await sql`
    update series set author_id = ${DELETED_USER}
    where author_id = ${author} and exists (select from series_parts
      join stories on stories.id = story_id and status = 'published'
      where series_id = series.id)`.execute(db)
}

async function deleteByName(db: Db, user: string) {
  await sql`
    delete from mail_outbox where lower(recipient) = (select lower(email) from users where id = ${user})`.execute(
    db,
  )
  await sql`
    delete from waitlist_entries where lower(email) = (select lower(email) from users where id = ${user})`.execute(
    db,
  )
  await sql`
    delete from rate_limits using users
    where users.id = ${user}
      and key in ('sign-in:' || lower(username), 'sign-in:' || lower(email))`.execute(db)
}

async function clearReportedText(db: Db, user: string) {
  await sql`
    update story_reports set said_words = null
    where said_id in (select id from comments where user_id = ${user})`.execute(db)
}

async function deleteComments(db: Db, user: string) {
  // Locks the comments first, so that nobody can reply.
  await sql`select 1 from comments where user_id = ${user} for update`.execute(db)
  const deleted = await sql<{ parent_id: string | null }>`
    delete from comments where user_id = ${user} and not exists (
      select 1 from comments as answer
      where answer.parent_id = comments.id and answer.user_id is distinct from ${user})
    returning parent_id`.execute(db)
  await sql`update comments set words = null, user_id = null where user_id = ${user}`.execute(db)
  const parents = deleted.rows.flatMap(({ parent_id }) => parent_id ?? [])
  await sql`
    delete from comments where id = any (${parents}::uuid[]) and words is null
      and not exists (select 1 from comments as answer where answer.parent_id = comments.id)`.execute(
    db,
  )
}

/** Erases a user. The ledger rows remain with an anonymous ID. */
export async function eraseUser(
  db: Db,
  user: string,
  fate: 'hand_over' | 'remove',
  erased_at: Date,
) {
  await subtractCounters(db, user)
  await clearReportedText(db, user)
  await deleteComments(db, user)
  await db.deleteFrom('game_sessions').where('user_id', '=', user).execute()
  await removeStories(db, user, fate)
  await deleteByName(db, user)
  // Clears the avatar first. Otherwise, its image would count as used.
  await db.updateTable('users').set({ avatar_url: null }).where('id', '=', user).execute()
  await db
    .deleteFrom('story_pictures')
    .where(sql<boolean>`hash in (select hash from uploads where user_id = ${user})
      and not exists (select 1 from uploads where hash = story_pictures.hash and user_id <> ${user})
      and not ${isNamed}`)
    .execute()
  await db.updateTable('handles').set({ handle: null }).where('user_id', '=', user).execute()
  await db.deleteFrom('users').where('id', '=', user).execute()
  await db
    .insertInto('erased_users')
    .values({ user_id: user, erased_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
