import { type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { setHidden, findVisibleComment } from './comments.queries.ts'

/** Hides or shows a comment. Only admins can show a comment that an admin has hidden. */
export const hideComment: Call<'hideComment', Platform> = async ({ db }, input) => {
  const { params, user, body } = input
  const said = await findVisibleComment(db, params, user)
  if (isRefusal(said)) return said
  const isEditor = user.role === 'admin'
  const mayNot = said.comment.hidden_by === 'editor' && !isEditor
  if (!said.reader.isModerator || mayNot) return { code: 'forbidden' }
  const by = isEditor ? 'editor' : 'author'
  await setHidden(db, params.comment_id, body.is_hidden ? by : null)
  return { is_hidden: body.is_hidden }
}
