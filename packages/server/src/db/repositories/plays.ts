import { sql } from 'kysely'

import type { PlayState } from '@kathasagar/api/contract'
import type { OwnSession } from '../../services/sessions/ports.ts'
import type {
  MappedRow,
  PlaysRead,
  PlaysRepository,
  StoredPlay,
} from '../../services/sessions/playsPort.ts'
import type { Db } from '../database.ts'

const STATES: Readonly<Record<PlayState, ReturnType<typeof sql<boolean>>>> = {
  open: sql<boolean>`(session.put_away_at is null and not session.is_completed)`,
  finished: sql<boolean>`(session.put_away_at is null and session.is_completed)`,
  put_away: sql<boolean>`(session.put_away_at is not null)`,
}

const kept = (db: Db, userId: string) =>
  db
    .selectFrom('game_sessions as session')
    .where('session.user_id', '=', userId)
    .where('session.deleted_at', 'is', null)

const listPlays = (
  db: Db,
  userId: string,
  { state, after, limit }: PlaysRead,
): Promise<StoredPlay[]> =>
  kept(db, userId)
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
      sql<boolean>`session.put_away_at is not null`.as('is_put_away'),
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

/** The last turns on whichever way; of a state no more is read than what names its scene. */
const listTurns = (db: Db, { id, user_id }: OwnSession, limit: number): Promise<MappedRow[]> =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('turns')
        .selectAll()
        .where('session_id', '=', id)
        .where('user_id', '=', user_id)
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .as('turns'),
    )
    .select(['turns.id', 'turns.parent_id', 'turns.number', 'turns.action', 'turns.variant_of'])
    .select(
      sql<MappedRow['standing']>`jsonb_strip_nulls(jsonb_build_object('node', state -> 'node',
        'ink', state -> 'ink', 'improvised', state -> 'improvised'))`.as('standing'),
    )
    .orderBy('turns.created_at')
    .orderBy('turns.number')
    .execute()

const owned = (db: Db, { id, user_id }: OwnSession) =>
  db.updateTable('game_sessions').where('id', '=', id).where('user_id', '=', user_id)

/** Drops plays with all that is theirs; a picture that another play shows too is that play's from then on. */
async function purge(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    with dropped as (
      select id, user_id from game_sessions where deleted_at < ${before}
        and not exists (select 1 from play_actions where session_id = game_sessions.id
          and play_actions.user_id = game_sessions.user_id and status = 'running')
      limit ${sql.lit(limit)}),
    shown as (
      select distinct on (pictures.id)
        pictures.id, turns.id as turn_id, turns.session_id, turns.user_id
      from dropped
        join pictures on pictures.session_id = dropped.id and pictures.user_id = dropped.user_id
        join turns on turns.answer ->> 'image_url' like '/pictures/%'
          and substring(turns.answer ->> 'image_url' from 11 for 36) = pictures.id::text
      where (turns.session_id, turns.user_id) not in (select id, user_id from dropped)
      order by pictures.id, turns.user_id = pictures.user_id desc, turns.created_at),
    handed as (
      update pictures
      set turn_id = shown.turn_id, session_id = shown.session_id, user_id = shown.user_id
      from shown where pictures.id = shown.id)
    delete from game_sessions where (id, user_id) in (select id, user_id from dropped)
    returning id`.execute(db)
  return rows.length
}

export const playsRepository = (db: Db): PlaysRepository => ({
  listPlays: (userId, read) => listPlays(db, userId, read),

  countPlays: (userId) =>
    kept(db, userId)
      .select([countOf('open'), countOf('finished'), countOf('put_away')])
      .executeTakeFirstOrThrow(),

  putAway: async (session, put_away_at) => {
    const { numUpdatedRows } = await owned(db, session)
      .where('deleted_at', 'is', null)
      .set({ put_away_at })
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },

  setDeleted: async (session, deleted_at) => {
    const { numUpdatedRows } = await owned(db, session)
      .$if(deleted_at !== null, (query) => query.where('deleted_at', 'is', null))
      .set({ deleted_at })
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },

  purge: (before, limit) => purge(db, before, limit),

  listTurns: (session, limit) => listTurns(db, session, limit),
})
