import type { Call } from '../../platform/call.ts'
import type { Platform } from '../../platform/context.ts'
import { isRefusal } from '../../services/refusal.ts'
import { findTalk } from './findTalk.ts'

/** Closes or opens the comments on a story. */
export const closeComments: Call<'closeComments', Platform> = async ({ db }, input) => {
  const { params, user, body } = input
  const talk = await findTalk(db, params.story_id, user)
  if (isRefusal(talk)) return talk
  if (!talk.reader.isModerator) return { code: 'forbidden' }
  await db
    .updateTable('stories')
    .set({ are_comments_closed: body.are_closed })
    .where('id', '=', params.story_id)
    .execute()
  return { are_closed: body.are_closed }
}
