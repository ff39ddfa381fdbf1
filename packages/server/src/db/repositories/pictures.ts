import { sql } from 'kysely'

import type { PictureRepository } from '../../services/sessions/ports.ts'
import type { Db } from '../database.ts'

export const pictureRepository = (db: Db): PictureRepository => ({
  insertPicture: async ({ file, ...picture }) => {
    const content = { svg: null, bytes: null, mime: null, ...file }
    await db
      .insertInto('pictures')
      .values({ ...picture, ...content })
      .execute()
  },

  listDrawn: (session, untilActionId) =>
    db
      .selectFrom('pictures')
      .innerJoin('turns', (join) =>
        join
          .onRef('turns.id', '=', 'pictures.turn_id')
          .onRef('turns.user_id', '=', 'pictures.user_id'),
      )
      .where('pictures.session_id', '=', session.id)
      .where('pictures.user_id', '=', session.user_id)
      .select([
        sql<string>`turns.state ->> 'node'`.as('node'),
        'pictures.turn_id',
        'turns.model_used',
      ])
      .$if(untilActionId !== undefined, (query) =>
        query.where('turns.created_at', '<=', (db) =>
          db
            .selectFrom('play_actions')
            .select('finished_at')
            .where('id', '=', untilActionId ?? '')
            .where('user_id', '=', session.user_id),
        ),
      )
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
