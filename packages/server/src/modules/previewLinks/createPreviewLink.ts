import { randomBytes } from 'node:crypto'

import { type Call, isRefusal } from '../../platform/call.ts'
import { type AuthoringContext, asEdited, lockOwnStory } from '../authoring/index.ts'
import { refuseAuthor } from '../../platform/policies.ts'

/** Length of the code. 128 random bits cannot be guessed. */
const CODE_BYTES = 16

/** Creates a preview link. It replaces the previous link. */
export const createPreviewLink: Call<'createPreviewLink', AuthoringContext> = async (
  ctx,
  { params, user },
) => {
  const { story_id } = params
  const refused = refuseAuthor(ctx.authors, user)
  if (refused) return refused
  return ctx.transaction(async (db) => {
    const story = await lockOwnStory(db, { storyId: story_id, user })
    if (isRefusal(story)) return story
    if (asEdited(story, user).current_version_id === null) return { code: 'no_scenes' as const }
    const link = { code: randomBytes(CODE_BYTES).toString('hex'), created_at: ctx.clock.now() }
    await db
      .insertInto('story_previews')
      .values({ story_id, ...link })
      .onConflict((conflict) => conflict.column('story_id').doUpdateSet(link))
      .execute()
    return { preview_code: link.code }
  })
}
