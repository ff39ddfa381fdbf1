import { sql } from 'kysely'

import type {
  InsightRepository,
  NodeCount,
  Resting,
  StoryOfAuthor,
  FreeInputsRead,
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

/** Who has come to an ending and gone back for another has not left the story in the middle. */
async function countLeft(db: Db, story: StoryOfAuthor, { before, since }: Resting) {
  const { rows } = await sql<NodeCount>`
    select head.state ->> 'node' as node, count(distinct session.user_id)::int as players
    from ${players(story)} and session.updated_at < ${before}
      ${since ? sql`and session.updated_at >= ${since}` : sql``}
      and not exists (select 1 from reached_endings as reached
        where reached.session_id = session.id and reached.user_id = session.user_id)
    group by 1 order by players desc, node`.execute(db)
  return rows
}

const isOfKeptPlay = (by: FreeInputsRead['by']) => sql<boolean>`exists (
  select 1 from game_sessions as session
  where session.id = tries.session_id and session.user_id = tries.user_id
    and session.deleted_at is null and (session.preview_code is not null) = ${by === 'testers'})`

/** The index of tries gives the latest; no turn is read for them. */
function listFreeInputs(
  db: Db,
  { id, author_id }: StoryOfAuthor,
  { since, limit, by, node }: FreeInputsRead,
) {
  const tries = db
    .selectFrom('tries')
    .select(['tries.user_id', 'tries.node', 'tries.words', 'tries.answered_by'])
    .where('tries.story_id', '=', id)
    .where('tries.created_at', '>=', since)
    .where('tries.user_id', '<>', author_id)
    .where(isOfKeptPlay(by))
    .orderBy('tries.created_at', 'desc')
    .limit(limit)
  return (node === undefined ? tries : tries.where('tries.node', '=', node)).execute()
}

export const insightRepository = (db: Db): InsightRepository => ({
  countEndings: (story) => countEndings(db, story),
  countLeft: (story, resting) => countLeft(db, story, resting),
  listFreeInputs: (story, read) => listFreeInputs(db, story, read),
})
