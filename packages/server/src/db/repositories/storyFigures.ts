import { sql } from 'kysely'

import type { FigureRepository, Happened } from '../../services/stories/figures/ports.ts'
import type { Db } from '../database.ts'

const day = sql<string>`to_char(day, 'YYYY-MM-DD')`

async function add(db: Db, { storyId, userId, day: of, figures }: Happened) {
  const rows = figures.map(({ kind, key }) => sql`(${kind}::text, ${key}::text)`)
  await sql`
    insert into story_day_counts as known (story_id, day, kind, key, count)
    select stories.id, ${of}::date, happened.kind, happened.key, 1
    from stories cross join (values ${sql.join(rows)}) as happened (kind, key)
    where stories.id = ${storyId} and stories.author_id <> ${userId}
    on conflict (story_id, day, kind, key) do update set count = known.count + 1`.execute(db)
}

const countsSince = (db: Db, storyId: string, since: string) =>
  db
    .selectFrom('story_day_counts')
    .where('story_id', '=', storyId)
    .where(sql<boolean>`day >= ${since}::date`)

const sum = sql<number>`sum(count)::int`

/** Ratings alone are told by their stars on a day; how many keys the others have does not count. */
const dayKey = sql<string>`case when kind = 'rating' then key else '' end`

const listFollowers = (db: Db, authorId: string, since: Date) =>
  db
    .selectFrom('follows')
    .select([
      sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('day'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('author_id', '=', authorId)
    .where('created_at', '>=', since)
    .groupBy(sql`1`)
    .execute()

export const figureRepository = (db: Db): FigureRepository => ({
  add: (happened) => add(db, happened),

  listByDay: (storyId, since) =>
    countsSince(db, storyId, since)
      .select([day.as('day'), 'kind', dayKey.as('key'), sum.as('count')])
      .groupBy(['day', 'kind', dayKey])
      .execute(),

  listByKey: (storyId, since, limit) =>
    countsSince(db, storyId, since)
      .select(['kind', 'key', sum.as('count')])
      .groupBy(['kind', 'key'])
      .orderBy('count', 'desc')
      .orderBy('kind')
      .orderBy('key')
      .limit(limit)
      .execute(),

  listFollowers: (authorId, since) => listFollowers(db, authorId, since),

  forgetBefore: async (of) => {
    await db
      .deleteFrom('story_day_counts')
      .where(sql<boolean>`day < ${of}::date`)
      .execute()
  },
})
