import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'
import type { StoredSession, TurnPlace } from './sessionTypes.ts'
import type { PictureFile } from './turn/narrate/modelPorts.ts'

type Player = Pick<StoredSession, 'user_id' | 'story_id'>

/** Key of an advisory lock, used only here. */
const DRAWN_LOCK = 731_003

export async function lockDrawn(db: Db, { user_id, story_id }: Player): Promise<void> {
  const whose = `${user_id} ${story_id}`
  await sql`select pg_advisory_xact_lock(${DRAWN_LOCK}, hashtext(${whose}))`.execute(db)
}

export const listDrawn = (db: Db, { user_id, story_id }: Player) =>
  db
    .selectFrom('game_sessions as played')
    .innerJoin('pictures', (join) =>
      join
        .onRef('pictures.session_id', '=', 'played.id')
        .onRef('pictures.user_id', '=', 'played.user_id'),
    )
    .innerJoin('turns', (join) =>
      join
        .onRef('turns.id', '=', 'pictures.turn_id')
        .onRef('turns.user_id', '=', 'pictures.user_id'),
    )
    .where('played.story_id', '=', story_id)
    .where('played.user_id', '=', user_id)
    .select([
      sql<string>`turns.state ->> 'node'`.as('node'),
      'pictures.turn_id',
      'turns.model_used',
      'played.version_id',
    ])
    .orderBy('turns.created_at')
    .execute()

export type DrawnScene = Awaited<ReturnType<typeof listDrawn>>[number]

export const insertPicture = (
  db: Db,
  { file, ...picture }: TurnPlace & { id: string; file: PictureFile },
) =>
  db
    .insertInto('pictures')
    .values({ ...picture, svg: null, bytes: null, mime: null, ...file })
    .execute()
