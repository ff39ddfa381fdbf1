import { sql } from 'kysely'

import type {
  SeriesAsked,
  SeriesRepository,
  StoredSeriesCard,
} from '../../services/series/ports.ts'
import type { Db } from '../database.ts'
import { visibleTo } from './storyCards.ts'

/** Parts with their numbers among the published ones; narrow it to a series. */
export const NUMBERED = sql`
  select series_id, story_id, place, stories.status = 'published' as is_published,
    (count(*) filter (where stories.status = 'published')
      over (partition by series_id order by place))::int as number,
    (count(*) filter (where stories.status = 'published') over (partition by series_id))::int as total
  from series_parts join stories on stories.id = series_parts.story_id`

const isAfter = (after: SeriesAsked['after']) =>
  after === null
    ? sql`true`
    : sql`(series.created_at, series.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)`

/** Each with how many parts it has for whoever asks, and the first of these. */
export async function listSeries(
  db: Db,
  { authorId, audience, seesAll, after, limit }: SeriesAsked,
): Promise<StoredSeriesCard[]> {
  const isSeen = seesAll ? sql`true` : visibleTo(audience)
  const { rows } = await sql<StoredSeriesCard>`
    select series.id, title, description, created_at, seen.parts_total, seen.first
    from series cross join lateral (
      select count(*)::int as parts_total,
        (array_agg(json_build_object('id', stories.id, 'cover_image_url', cover_image_url)
          order by place))[1] as first
      from series_parts join stories on stories.id = series_parts.story_id
      where series_id = series.id and ${isSeen}) as seen
    where author_id = ${authorId} and ${isAfter(after)}
      ${seesAll ? sql`` : sql`and seen.parts_total > 0`}
    order by series.created_at desc, series.id desc limit ${limit}`.execute(db)
  return rows
}

/** Read from all plays of the reader that are not deleted. */
export async function listProgress(
  db: Db,
  ...[storyIds, userId]: Parameters<SeriesRepository['listProgress']>
): ReturnType<SeriesRepository['listProgress']> {
  const { rows } = await sql<{ story_id: string; is_finished: boolean }>`
    select story_id, bool_or(exists (select from reached_endings reached
      where reached.session_id = play.id and reached.user_id = play.user_id)) as is_finished
    from game_sessions play
    where user_id = ${userId} and deleted_at is null and preview_code is null and story_id = any (${storyIds}::uuid[])
    group by story_id`.execute(db)
  return new Map(
    rows.map(({ story_id, is_finished }) => [story_id, is_finished ? 'finished' : 'begun']),
  )
}
