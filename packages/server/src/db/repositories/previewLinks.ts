import type { PreviewLinkRepository } from '../../services/previewLinks/ports.ts'
import type { Db } from '../database.ts'

export const previewLinkRepository = (db: Db): PreviewLinkRepository => ({
  set: async (link) => {
    const { code, created_at } = link
    await db
      .insertInto('story_previews')
      .values(link)
      .onConflict((conflict) => conflict.column('story_id').doUpdateSet({ code, created_at }))
      .execute()
  },

  findCode: async (storyId) => {
    const links = db.selectFrom('story_previews').select('code')
    return (await links.where('story_id', '=', storyId).executeTakeFirst())?.code
  },

  findStoryId: async (code) => {
    const links = db.selectFrom('story_previews').select('story_id')
    return (await links.where('code', '=', code).executeTakeFirst())?.story_id
  },

  remove: async (storyId) => {
    await db.deleteFrom('story_previews').where('story_id', '=', storyId).execute()
  },
})
