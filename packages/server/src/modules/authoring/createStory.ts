import type { NewStoryRequest } from '@kathasagar/api/contract'

import type { Call, StoredUser } from '../../platform/call.ts'
import { editorOf, refuseAuthor } from '../../platform/policies.ts'
import { refuseForeignPictures } from '../pictures/index.ts'
import { refuseUnknownPage } from '../storyPages/index.ts'
import { refuseUnknown, setTags, addVersion, setCurrentVersion } from './authoring.queries.ts'
import type { AuthoringContext } from './context.ts'
import { openForEdit } from './getStoryForEdit.ts'
import { recordIgnored } from './ownStory.ts'
import { fieldsOfNew } from './storyFields.ts'
import { isUnreviewed, withReviews } from './withReviews.ts'

export async function insertStory(
  ctx: AuthoringContext,
  user: StoredUser,
  request: NewStoryRequest,
) {
  const refused = refuseAuthor(ctx.authors, user)
  if (refused) return refused
  const now = ctx.clock.now()
  const { story_structure: structure, content_rating, initial_xp, game_config } = request

  return withReviews(ctx, async (db, ask) => {
    const invalid =
      (await refuseUnknown(db, request)) ??
      (await refuseForeignPictures(db, [user.id], { story: request, structure })) ??
      (await refuseUnknownPage(db, structure))
    if (invalid) return invalid
    const review = ask({ content_rating, initial_xp, game_config, structure }, ['minutes'])
    if (isUnreviewed(review)) return review
    const fields = fieldsOfNew(request, editorOf(user), review)
    const { id } = await db
      .insertInto('stories')
      .values({
        ...fields,
        author_id: user.id,
        changed_by: user.id,
        game_config: JSON.stringify(fields.game_config),
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setTags(db, id, request.tag_ids)
    if (structure) {
      const version = await addVersion(db, id, structure, { by: user.id, now })
      await setCurrentVersion(db, id, version)
    }
    await recordIgnored(db, { user, storyId: id, sent: request, now })
    return openForEdit(db, { storyId: id, user })
  })
}

export const createStory: Call<'createStory', AuthoringContext> = (ctx, { user, body }) =>
  insertStory(ctx, user, body)
