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
