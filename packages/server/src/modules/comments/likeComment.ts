import { sql } from 'kysely'

import type { Call } from '../../platform/call.ts'
import type { Platform } from '../../platform/context.ts'
import { isRefusal } from '../../services/refusal.ts'
import { findSaid } from './findTalk.ts'

/** Likes a comment, or removes the like. Locks the comment first, so that the counter equals the rows. */
export const likeComment: Call<'likeComment', Platform> = async (ctx, { params, user }) => {
  const said = await findSaid(ctx.db, params, user)
  if (isRefusal(said)) return said
  const { id, words } = said.comment
  if (words === null) return { code: 'not_found' }
  return ctx.transaction(async (db) => {
    const locked = await sql`select 1 from comments where id = ${id} for update`.execute(db)
    if (locked.rows.length === 0) return { code: 'not_found' }
    const removed = await sql`
      delete from comment_likes where comment_id = ${id} and user_id = ${user.id}`.execute(db)
    const is_liked = removed.numAffectedRows === 0n
    if (is_liked) {
      await db.insertInto('comment_likes').values({ comment_id: id, user_id: user.id }).execute()
    }
    const { rows } = await sql<{ likes_total: number }>`
      update comments set likes_total = likes_total + ${sql.lit(is_liked ? 1 : -1)}
      where id = ${id} returning likes_total`.execute(db)
    return { is_liked, likes_total: rows[0]?.likes_total ?? 0 }
  })
}
