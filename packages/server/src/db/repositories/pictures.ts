import { sql } from 'kysely'

import type { PictureRepository } from '../../services/sessions/ports.ts'
import type { Db } from '../database.ts'

/** Any number that nothing else locks by. */
const DRAWN_LOCK = 731_003

export const pictureRepository = (db: Db): PictureRepository => ({
  insertPicture: async ({ file, ...picture }) => {
    const content = { svg: null, bytes: null, mime: null, ...file }
    await db
      .insertInto('pictures')
      .values({ ...picture, ...content })
      .execute()
  },

  lockDrawn: async ({ user_id, story_id }) => {
    const whose = `${user_id} ${story_id}`
    await sql`select pg_advisory_xact_lock(${DRAWN_LOCK}, hashtext(${whose}))`.execute(db)
  },

  listDrawn: ({ user_id, story_id }) =>
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
      .execute(),

  findPicture: async (id) => {
    const picture = await db
      .selectFrom('pictures')
      .select(['svg', 'bytes', 'mime'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (picture === undefined) return undefined
    const { svg, bytes, mime } = picture
    if (svg !== null) return { svg }
    return bytes === null || mime === null ? undefined : { bytes, mime }
  },
})
