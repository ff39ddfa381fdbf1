import { sql } from 'kysely'

import type { BulkRepository } from '../../services/admin/bulk/ports.ts'
import type { Db } from '../database.ts'
import { rowsOf } from '../../platform/db/rowsOf.ts'

type Written = Parameters<BulkRepository['writeStories']>[0]

/** A series has stories of its author alone: one that is another's from now on leaves it. */
const leaveForeignSeries = (db: Db, stories: Written) =>
  sql`delete from series_parts using series, stories
    where series.id = series_parts.series_id and stories.id = series_parts.story_id
      and stories.author_id <> series.author_id
      and stories.id = any (${stories.map(({ id }) => id)}::uuid[])`.execute(db)

/** Where another part has the place meanwhile, a story comes after all others. */
const bringPlacesBack = (db: Db, stories: Written) =>
  sql`insert into series_parts (story_id, series_id, place)
    select back.story_id, series.id, case
      when taken.story_id is null then back.place
      else greatest((select max(place) from series_parts where series_id = series.id),
          max(back.place) over (partition by series.id))
        + row_number() over (partition by series.id order by back.place)
      end
    from ${rowsOf(
      stories.flatMap(({ id, fields }) =>
        fields.series_place ? [{ ...fields.series_place, story_id: id }] : [],
      ),
    )} as back (story_id uuid, series_id uuid, place int)
      join stories on stories.id = back.story_id
      join series on series.id = back.series_id and series.author_id = stories.author_id
      left join series_parts as taken
        on taken.series_id = series.id and taken.place = back.place
    on conflict (story_id) do nothing`.execute(db)

/** Takes stories out of the series of former authors, and puts them back where a place is given. */
export async function followOwners(db: Db, stories: Written) {
  await leaveForeignSeries(db, stories)
  await bringPlacesBack(db, stories)
}
