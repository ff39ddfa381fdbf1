import { sql } from 'kysely'

import { type Db, type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { lockComment, findVisibleComment } from './comments.queries.ts'

/** Deletes the caller's comment. If it has replies, removes only its text and writer. */
export const deleteComment: Call<'deleteComment', Platform> = async (ctx, { params, user }) => {
  const said = await findVisibleComment(ctx.db, params, user)
  if (isRefusal(said)) return said
  if (said.comment.user_id !== user.id) return { code: 'not_found' }
  return ctx.transaction(async (db) => {
    if (await lockComment(db, params.comment_id)) await removeComment(db, params.comment_id)
    return { is_deleted: true }
  })
}

/** Deletes a comment. Its row must be locked, which prevents new replies. */
async function removeComment(db: Db, id: string) {
  const hasAnswers = (comment: string) => sql`exists (
    select 1 from comments as answer where answer.parent_id = ${comment})`
  const deleted = await sql<{ parent_id: string | null }>`
    delete from comments where id = ${id} and not ${hasAnswers(id)} returning parent_id`.execute(db)
  if (deleted.rows.length === 0) {
    const gone = { words: null, user_id: null }
    await db.updateTable('comments').set(gone).where('id', '=', id).execute()
  }
  const parent = deleted.rows[0]?.parent_id
  if (!parent) return
  // Also deletes the parent if its text was removed and it has no other replies.
  await sql`delete from comments
    where id = ${parent} and words is null and not ${hasAnswers(parent)}`.execute(db)
}
