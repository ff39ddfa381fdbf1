import type { Call } from '../../platform/call.ts'
import { isRefusal, type Refusal } from '../../services/refusal.ts'
import { refuseWriter } from './comments.queries.ts'
import type { CommentContext } from './context.ts'
import { declineSaid } from './declineSaid.ts'
import { findSaid } from './findTalk.ts'
import { editableUntil, presentComment } from './presentComment.ts'

/** Replaces the words of the caller's own comment. Returns `edit_too_late` after ten minutes. */
export const editComment: Call<'editComment', CommentContext> = async (ctx, input) => {
  const { params, user, body } = input
  const said = await findSaid(ctx.db, params, user)
  if (isRefusal(said)) return said
  const { comment, story } = said
  if (comment.user_id !== user.id) return { code: 'not_found' }
  const edited_at = ctx.clock.now()
  if (!editableUntil(comment, edited_at)) return { code: 'edit_too_late' }
  const declined = await declineSaid(ctx, body.words, said)
  if (declined) return { comment: null, declined }

  const { words } = body
  const refused = await ctx.transaction<Refusal | null>(async (db) => {
    const mayNot = await refuseWriter(db, story, user)
    if (mayNot) return mayNot
    await db
      .updateTable('comments')
      .set({ words, edited_at })
      .where('id', '=', comment.id)
      .where('words', 'is not', null)
      .execute()
    return null
  })
  return refused ?? { comment: presentComment({ ...comment, words, edited_at }, said, edited_at) }
}
