import { sql } from 'kysely'

import type { SeriesRepository, StoredPace } from '../../services/series/ports.ts'
import type { Db } from '../database.ts'

/** Plays of a part by the reader of a `pace`. */
const PLAYS = sql`game_sessions play
  where play.user_id = pace.user_id and play.story_id = part.story_id
    and play.deleted_at is null and preview_code is null`

/** When each part of a `pace` was finished for the first time; null where it was not. */
const PARTS = sql`
  select part.story_id, part.place, stories.title, stories.status = 'published' as is_published,
    exists (select from ${PLAYS}) as is_begun,
    (select min(reached_at) from reached_endings reached
      where reached.user_id = pace.user_id and reached.session_id in (select play.id from ${PLAYS})) as finished_at
  from series_parts part join stories on stories.id = part.story_id
  where part.series_id = pace.series_id`

/** When the day after the last of these begins where the reader of the `pace` is. */
export const OPENS_AT = sql<Date | null>`(
  select (date_trunc('day', max(finished_at) at time zone pace.time_zone) + interval '1 day')
    at time zone pace.time_zone
  from (${PARTS}) as parts)`

/** The part that comes next for the reader of a `pace`, where they have not begun it. */
export const NEXT_PART = sql`
  select story_id, title from (
    select * from (${PARTS}) as parts where is_published and finished_at is null order by place limit 1
  ) as next where not is_begun`

export async function findPace(
  db: Db,
  ...[seriesId, userId]: Parameters<SeriesRepository['findPace']>
): Promise<StoredPace | undefined> {
  const { rows } = await sql<StoredPace>`
    select ${OPENS_AT} as opens_at from series_paces pace
    where pace.user_id = ${userId}::uuid and pace.series_id = ${seriesId}::uuid`.execute(db)
  return rows[0]
}

export async function setPace(
  db: Db,
  ...[seriesId, userId, timeZone]: Parameters<SeriesRepository['setPace']>
) {
  if (timeZone === null) {
    await sql`delete from series_paces
      where user_id = ${userId}::uuid and series_id = ${seriesId}::uuid`.execute(db)
    return
  }
  // A series that is gone meanwhile is read by nobody.
  await sql`insert into series_paces (user_id, series_id, time_zone)
    select ${userId}::uuid, id, ${timeZone} from series where id = ${seriesId}::uuid for key share
    on conflict (user_id, series_id) do update set time_zone = excluded.time_zone`.execute(db)
}
