import { type Call, isRefusal } from '../../platform/call.ts'
import { audienceOf, presentWriter, type ListContext } from '../catalogue/index.ts'
import { countFollowers, findPublished, isFollowing, isBlocking } from './authors.queries.ts'

export const getAuthor: Call<'getAuthor', ListContext> = async (ctx, { user, params }) => {
  const { db } = ctx
  const audience = audienceOf(user, ctx)
  const found = await findPublished(db, user, { ...params, audience })
  if (isRefusal(found)) return found
  const { author, figures } = found
  const { id, created_at, ...shown } = author
  return {
    ...presentWriter(shown, id),
    ...figures,
    joined_at: created_at.toISOString(),
    followers_total: await countFollowers(db, id),
    is_followed: user !== null && (await isFollowing(db, user.id, id)),
    is_blocked: user !== null && (await isBlocking(db, user.id, id)),
    is_own: user?.id === id,
  }
}
