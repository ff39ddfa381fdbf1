import type { PictureRepository } from '../../services/sessions/ports.ts'
import type { Db } from '../database.ts'

export const pictureRepository = (db: Db): PictureRepository => ({
  insertPicture: async (picture) => {
    await db.insertInto('pictures').values(picture).execute()
  },

  findPicture: async (id) => {
    const picture = await db
      .selectFrom('pictures')
      .select('svg')
      .where('id', '=', id)
      .executeTakeFirst()
    return picture?.svg
  },
})
