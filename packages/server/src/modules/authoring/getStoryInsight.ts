import { DAY_MS, LIMITS } from '@kathasagar/api/contract'
import { openGraph } from '@kathasagar/story'
import { sql } from 'kysely'

import { dayOf } from '../../domain/day.ts'
import { type Call, isRefusal } from '../../platform/call.ts'
import type { SessionContext } from '../sessions/index.ts'
import { findOwnStory } from './ownStory.ts'

const PLAYERS_MIN = LIMITS.insightPlayersMin
const NO_SCENES = openGraph({ start_node: '', nodes: {} })

interface NodeCount {
  node: string
  players: number
}

/** Returns statistics. Excludes the author's sessions, and groups that are too small to be anonymous. */
export const getStoryInsight: Call<'getStoryInsight', SessionContext> = async (
  { db, graphs, clock },
  { params, user },
) => {
  const story = await findOwnStory(db, { storyId: params.story_id, user })
  if (isRefusal(story)) return story
  const { id, author_id, current_version_id } = story
  const graph = current_version_id === null ? NO_SCENES : await graphs(current_version_id)
  // Scenes of older versions may no longer exist.
  const titleOf = (node: string) => (graph.has(node) ? graph.titleOf(node) : node)

  const now = clock.now().getTime()
  const days = Array.from({ length: LIMITS.insightDays }, (_, at) =>
    dayOf(new Date(now - (LIMITS.insightDays - 1 - at) * DAY_MS)),
  )
  const played = sql`session.story_id = ${id} and session.user_id <> ${author_id}
    and session.deleted_at is null and session.preview_code is null`
  const [counted, ended, left] = await Promise.all([
    db
      .selectFrom('story_days')
      .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'plays', 'finishes'])
      .where('story_id', '=', id)
      .where(sql<boolean>`day >= ${days[0]}::date`)
      .execute(),
    sql<NodeCount>`
      select reached.node, count(distinct session.user_id)::int as players
      from reached_endings as reached join game_sessions as session
        on session.id = reached.session_id and session.user_id = reached.user_id
      where ${played} group by 1`.execute(db),
    // Players who went back from an ending are excluded.
    sql<NodeCount>`
      select head.state ->> 'node' as node, count(distinct session.user_id)::int as players
      from game_sessions as session join turns as head
        on head.id = session.head_turn_id and head.user_id = session.user_id
      where ${played} and session.updated_at < ${new Date(now - DAY_MS)}
        and not exists (select 1 from reached_endings as reached
          where reached.session_id = session.id and reached.user_id = session.user_id)
      group by 1 order by players desc, node`.execute(db),
  ])
  return {
    plays: story.sessions_begun,
    finishes: story.sessions_completed,
    days: days.map(
      (day) => counted.find((one) => one.day === day) ?? { day, plays: 0, finishes: 0 },
    ),
    endings: graph.endings.map((node) => {
      const players = ended.rows.find((one) => one.node === node)?.players ?? 0
      return { node, title: titleOf(node), players: players < PLAYERS_MIN ? null : players }
    }),
    drop_offs: left.rows
      .filter(({ players }) => players >= PLAYERS_MIN)
      .map((at) => ({ ...at, title: titleOf(at.node) })),
    players_min: PLAYERS_MIN,
  }
}
