import { sql } from 'kysely'

import type { StoryPictureRepository } from '../../services/images/ports.ts'
import type { Db } from '../database.ts'

const hashIn = (address: ReturnType<typeof sql.ref>) =>
  sql`substring(${address} from '^/api/v1/images/plates/([0-9a-f]{64})[.]webp$')`

/** Whether a version of a story, or a cover, names a picture. */
export const isNamed = sql<boolean>`hash in (
  select ${hashIn(sql.ref('plate.image'))} from story_versions, lateral (
    select value ->> 'image' as image from json_each(
      case json_typeof(structure -> 'plates') when 'object' then structure -> 'plates' else '{}' end
    )) plate
  where plate.image like '/api/v1/images/plates/%'
  union all
  select ${hashIn(sql.ref('cover_image_url'))} from stories
  where cover_image_url like '/api/v1/images/plates/%')`

export const storyPictureRepository = (db: Db): StoryPictureRepository => ({
  findPicture: async (hash) => {
    const found = await db
      .selectFrom('story_pictures')
      .select('content')
      .where('hash', '=', hash)
      .executeTakeFirst()
    return found?.content
  },

  bytesBroughtBy: async (userId) => {
    const { bytes } = await db
      .selectFrom('story_pictures')
      .select(sql<string | number>`coalesce(sum(octet_length(content)), 0)`.as('bytes'))
      .where('brought_by', '=', userId)
      .executeTakeFirstOrThrow()
    return Number(bytes)
  },

  keepPicture: async (picture) => {
    await db
      .insertInto('story_pictures')
      .values(picture)
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet({
          kept_at: picture.kept_at,
          brought_by: sql`coalesce(story_pictures.brought_by, excluded.brought_by)`,
        }),
      )
      .execute()
  },

  forgetUnnamed: async (since) => {
    await db
      .deleteFrom('story_pictures')
      .where('kept_at', '<', since)
      .where(sql<boolean>`not ${isNamed}`)
      .execute()
  },
})
