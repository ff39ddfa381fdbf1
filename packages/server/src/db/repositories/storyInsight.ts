import { sql } from 'kysely'

import type {
  InsightRepository,
  NodeCount,
  StoryOfAuthor,
  Try,
} from '../../services/stories/authoringPorts.ts'
import type { Db } from '../database.ts'

const players = ({ id, author_id }: StoryOfAuthor) => sql`
  game_sessions as session join turns as head on head.id = session.head_turn_id
  where session.story_id = ${id} and session.user_id <> ${author_id}`

async function countEndings(db: Db, story: StoryOfAuthor) {
  const { rows } = await sql<NodeCount>`
    select reached.node, count(distinct session.user_id)::int as players
    from reached_endings as reached join game_sessions as session on session.id = reached.session_id
    where session.story_id = ${story.id} and session.user_id <> ${story.author_id}
    group by 1`.execute(db)
  return rows
}

/** Who has come to an ending and gone back for another has not left the story in the middle. */
async function countLeft(db: Db, story: StoryOfAuthor, since: Date) {
  const { rows } = await sql<NodeCount>`
    select head.state ->> 'node' as node, count(distinct session.user_id)::int as players
    from ${players(story)} and session.updated_at < ${since}
      and not exists (select 1 from reached_endings where session_id = session.id)
    group by 1 order by players desc, node`.execute(db)
  return rows
}

/** A free action that led nowhere leaves the player straying in the scene. */
async function listUnanswered(db: Db, { id, author_id }: StoryOfAuthor, limit: number) {
  const { rows } = await sql<Try>`
    select session.user_id, turn.state ->> 'node' as node, turn.action ->> 'user_input' as words
    from turns as turn join game_sessions as session on session.id = turn.session_id
    where session.story_id = ${id} and session.user_id <> ${author_id}
      and turn.action ->> 'type' = 'custom_action' and (turn.state ->> 'detour')::int > 0
    order by turn.created_at desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export const insightRepository = (db: Db): InsightRepository => ({
  countEndings: (story) => countEndings(db, story),
  countLeft: (story, since) => countLeft(db, story, since),
  listUnanswered: (story, limit) => listUnanswered(db, story, limit),
})
