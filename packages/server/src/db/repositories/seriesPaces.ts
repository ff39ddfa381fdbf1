import { sql } from 'kysely'

import type { SeriesRepository, StoredPace } from '../../services/series/ports.ts'
import type { Db } from '../database.ts'

/** Plays of a part by the reader of a `pace`. */
const playsOf = (userId: string) => sql`game_sessions play
  where play.user_id = ${userId}::uuid and play.story_id = part.story_id
    and play.deleted_at is null and preview_code is null`

/** A premium part is open to its author, and to who has access. */
const mayPlay = (
  userId: string,
) => sql`(not stories.is_premium or stories.author_id = ${userId}::uuid
  or exists (select from users reader
    where reader.id = ${userId}::uuid and (has_premium_access or role = 'admin')))`

/** When each part of a `pace` was finished for the first time; null where it was not. */
const partsFor = (userId: string) => sql`
  select part.story_id, part.place, stories.title, stories.published_at,
    stories.status = 'published' and author.suspended_at is null and author.delete_after is null
      as is_published,
    ${mayPlay(userId)} as may_play,
    exists (select from ${playsOf(userId)}) as is_begun,
    (select min(reached_at) from reached_endings reached
      where reached.user_id = ${userId}::uuid
        and reached.session_id in (select play.id from ${playsOf(userId)})) as finished_at
  from series_parts part
    join stories on stories.id = part.story_id
    join users author on author.id = stories.author_id
  where part.series_id = pace.series_id`

/** When the day after the last of these begins where the reader of the `pace` is. */
const opensAt = (userId: string) => sql`(
  select (date_trunc('day', last_at at time zone zone) + interval '1 day') at time zone zone
  from (select max(finished_at) as last_at from (${partsFor(userId)}) as parts) as finished,
    lateral (select known_zone(pace.time_zone, pace.utc_offset) as zone) as clock)`

/** The part that comes next for the reader of a `pace`, where they have not begun it. */
const nextPart = (userId: string) => sql`
  select story_id, title, published_at, may_play from (
    select * from (${partsFor(userId)}) as parts
    where is_published and finished_at is null order by place limit 1
  ) as next where not is_begun`

/**
 * The same where they may play it and want to hear of it, and when it opens: with the day after the part
 * before it, or once it is published.
 */
export const openingPart = (userId: string) => sql`
  select next.story_id, next.title, greatest(opens.at, next.published_at) as at
  from (select ${opensAt(userId)} as at) as opens cross join (${nextPart(userId)}) as next
    join stories on stories.id = next.story_id
  where opens.at is not null and next.may_play`

export async function findPace(
  db: Db,
  ...[seriesId, userId]: Parameters<SeriesRepository['findPace']>
): Promise<StoredPace | undefined> {
  const { rows } = await sql<StoredPace>`
    select ${opensAt(userId)} as opens_at,
      (select story_id from (${nextPart(userId)}) as next) as next_id
    from series_paces pace
    where pace.user_id = ${userId}::uuid and pace.series_id = ${seriesId}::uuid`.execute(db)
  return rows[0]
}

export async function setPace(
  db: Db,
  ...[seriesId, userId, clock]: Parameters<SeriesRepository['setPace']>
) {
  if (clock === null) {
    await sql`delete from series_paces
      where user_id = ${userId}::uuid and series_id = ${seriesId}::uuid`.execute(db)
    return
  }
  // A series that is gone meanwhile is read by nobody.
  const { time_zone, utc_offset } = clock
  await sql`insert into series_paces (user_id, series_id, time_zone, utc_offset)
    select ${userId}::uuid, id, ${time_zone}, ${utc_offset}::int
    from series where id = ${seriesId}::uuid for key share
    on conflict (user_id, series_id) do update
      set time_zone = excluded.time_zone, utc_offset = excluded.utc_offset`.execute(db)
}
