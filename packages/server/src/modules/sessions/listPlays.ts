import type { OwnPlay, PlayState } from '@kathasagar/api/contract'
import { graphAt } from '@kathasagar/engine/world/graphAt'
import { progressOf } from '@kathasagar/engine/world/progress'
import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'
import { listEndings } from './sessions.queries.ts'
import type { Call } from '../../platform/call.ts'
import {
  instantCursorAt,
  type InstantPlace,
  instantPlaceAt,
  pageUpTo,
} from '../../platform/db/instantCursor.ts'
import { minutesLeft } from './present/presentPlace.ts'
import { lastLineOf } from './lastLine.ts'
import { imageAddress } from '../pictures/index.ts'
import type { SessionContext } from './context.ts'

const STATES: Readonly<Record<PlayState, ReturnType<typeof sql<boolean>>>> = {
  open: sql<boolean>`(session.archived_at is null and not session.is_completed)`,
  finished: sql<boolean>`(session.archived_at is null and session.is_completed)`,
  archived: sql<boolean>`(session.archived_at is not null)`,
}

const selectKept = (db: Db, userId: string) =>
  db
    .selectFrom('game_sessions as session')
    .where('session.user_id', '=', userId)
    .where('session.deleted_at', 'is', null)

interface Read {
  state: PlayState
  /** Last session of the previous page. */
  after: InstantPlace | null
  limit: number
}

const playRows = (db: Db, userId: string, { state, after, limit }: Read) =>
  selectKept(db, userId)
    .innerJoin('turns as head', (join) =>
      join.onRef('head.id', '=', 'session.head_turn_id').on('head.user_id', '=', userId),
    )
    .leftJoin('turns as parent', (join) =>
      join.onRef('parent.id', '=', 'head.parent_id').on('parent.user_id', '=', userId),
    )
    .innerJoin('stories', 'stories.id', 'session.story_id')
    .select([
      'session.id',
      'session.version_id',
      'session.updated_at',
      sql<boolean>`session.archived_at is not null`.as('is_archived'),
      sql<boolean>`session.preview_code is not null`.as('is_preview'),
      'head.state',
      'head.answer',
      'parent.answer as answer_before',
      'stories.id as story_id',
      'stories.title',
      'stories.cover_image_url',
      'stories.image_alt',
      'stories.language',
      'stories.estimated_play_time',
    ])
    .where(STATES[state])
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(session.updated_at, session.id)
          < (${after?.created_at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('session.updated_at', 'desc')
    .orderBy('session.id', 'desc')
    .limit(limit)
    .execute()

const countOf = (state: PlayState) =>
  sql<number>`(count(*) filter (where ${STATES[state]}))::int`.as(state)

type PlayRow = Awaited<ReturnType<typeof playRows>>[number]

async function presentPlay(
  { db, graphs }: SessionContext,
  userId: string,
  play: PlayRow,
): Promise<OwnPlay> {
  const { state, story_id: id, title, image_alt, language, is_preview: isPreview } = play
  const graph = graphAt(await graphs(play.version_id), state)
  const { is_completed, completion_percentage } = progressOf(graph, state)
  const scene = graph.titleOf(state.node)
  const found = is_completed ? await listEndings(db, userId, id, { isPreview }) : []
  const cover_image_url = imageAddress(play.cover_image_url, { of: 'stories', id, size: 'card' })
  return {
    id: play.id,
    state: play.is_archived ? 'archived' : is_completed ? 'finished' : 'open',
    story: { id, title, cover_image_url, image_alt, language },
    scene,
    last_line: lastLineOf([play.answer, play.answer_before], language),
    completion_percentage,
    minutes_left: minutesLeft(play.estimated_play_time, completion_percentage),
    ending: is_completed
      ? {
          title: scene,
          found: graph.endings.filter((name) => found.includes(name)).length,
          total: graph.endings.length,
        }
      : null,
    updated_at: play.updated_at.toISOString(),
  }
}

/** Returns a page of a player's sessions in one state, last played first. */
export const listPlays: Call<'listPlays', SessionContext> = async (ctx, { user, query }) => {
  const { state, cursor, limit } = query
  const [found, counts] = await Promise.all([
    // One extra row shows whether there is a next page.
    playRows(ctx.db, user.id, { state, after: instantPlaceAt(cursor), limit: limit + 1 }),
    selectKept(ctx.db, user.id)
      .select([countOf('open'), countOf('finished'), countOf('archived')])
      .executeTakeFirstOrThrow(),
  ])
  const { page, next } = pageUpTo(found, limit, ({ updated_at, id }) =>
    instantCursorAt({ created_at: updated_at, id }),
  )
  const plays = await Promise.all(page.map((play) => presentPlay(ctx, user.id, play)))
  return { plays, next, counts }
}
