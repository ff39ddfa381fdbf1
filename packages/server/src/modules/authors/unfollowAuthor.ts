import type { Call, Platform } from '../../platform/call.ts'
import { withdrawFollow } from '../notices/index.ts'
import { countFollowers, findAuthor } from './authors.queries.ts'

export const unfollowAuthor: Call<'unfollowAuthor', Platform> = async (ctx, { user, params }) => {
  const author = await findAuthor(ctx.db, params.handle)
  if (!author) return { code: 'author_not_found' }
  return ctx.transaction(async (db) => {
    await db
      .deleteFrom('follows')
      .where('follower_id', '=', user.id)
      .where('author_id', '=', author.id)
      .execute()
    await withdrawFollow(db, author.id, user.id)
    return { is_followed: false, followers_total: await countFollowers(db, author.id) }
  })
}
