import { sql } from 'kysely'

import type {
  FreeInputsRead,
  InsightRepository,
  NodeCount,
  StoryOfAuthor,
} from '../../services/stories/authoringPorts.ts'
import type { Db } from '../database.ts'

const players = ({ id, author_id }: StoryOfAuthor) => sql`
  game_sessions as session join turns as head
    on head.id = session.head_turn_id and head.user_id = session.user_id
  where session.story_id = ${id} and session.user_id <> ${author_id} and session.deleted_at is null
    and session.preview_code is null`

async function countEndings(db: Db, story: StoryOfAuthor) {
  const { rows } = await sql<NodeCount>`
    select reached.node, count(distinct session.user_id)::int as players
    from reached_endings as reached join game_sessions as session
      on session.id = reached.session_id and session.user_id = reached.user_id
    where session.story_id = ${story.id} and session.user_id <> ${story.author_id}
      and session.deleted_at is null and session.preview_code is null
    group by 1`.execute(db)
  return rows
}

/** Players who have reached an ending and went back for another one have not left the story. */
async function countLeft(db: Db, story: StoryOfAuthor, before: Date) {
  const { rows } = await sql<NodeCount>`
    select head.state ->> 'node' as node, count(distinct session.user_id)::int as players
    from ${players(story)} and session.updated_at < ${before}
      and not exists (select 1 from reached_endings as reached
        where reached.session_id = session.id and reached.user_id = session.user_id)
    group by 1 order by players desc, node`.execute(db)
  return rows
}

/** Maximum number of inputs that are counted, the latest first. The index of the table sorts them. */
const INPUTS_READ = 10_000

async function listFreeInputs(
  db: Db,
  { id, author_id }: StoryOfAuthor,
  { since, playersMin, show, offset, limit }: FreeInputsRead,
) {
  type Row = Awaited<ReturnType<InsightRepository['listFreeInputs']>>['inputs'][number]
  const { rows } = await sql<Row & { total: number }>`
    select *, (count(*) over ())::int as total
    from (
      select node, words, count(distinct user_id)::int as players,
        (array_agg(answered_by order by created_at desc))[1] as answered_by
      from (
        select node, words, user_id, answered_by, created_at from tries
        where story_id = ${id} and created_at >= ${since} and user_id <> ${author_id}
          and exists (select from game_sessions as session
            where session.id = tries.session_id and session.user_id = tries.user_id
              and session.deleted_at is null and session.preview_code is null)
        order by created_at desc limit ${sql.lit(INPUTS_READ)}
      ) as latest
      group by node, words having count(distinct user_id) >= ${playersMin}
    ) as input
    where ${show === 'all' ? sql`true` : sql`answered_by is null`}
    order by players desc, words, node offset ${offset} limit ${limit}`.execute(db)
  return {
    inputs: rows.map(({ total: _total, ...input }) => input),
    total: rows[0]?.total ?? 0,
  }
}

export const insightRepository = (db: Db): InsightRepository => ({
  countToday: async (what, { storyId, userId, now }) => {
    const column = sql.ref(what)
    await sql`
      insert into story_days as known (story_id, day, ${column})
      select id, (${now}::timestamptz at time zone 'UTC')::date, 1 from stories
      where id = ${storyId} and author_id <> ${userId}
      on conflict (story_id, day) do update set ${column} = known.${column} + 1`.execute(db)
  },

  listDays: (storyId, since) =>
    db
      .selectFrom('story_days')
      .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'plays', 'finishes'])
      .where('story_id', '=', storyId)
      .where(sql<boolean>`day >= ${since}::date`)
      .execute(),

  countEndings: (story) => countEndings(db, story),
  countLeft: (story, before) => countLeft(db, story, before),
  listFreeInputs: (story, read) => listFreeInputs(db, story, read),
})
