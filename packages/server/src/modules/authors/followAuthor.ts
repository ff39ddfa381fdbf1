import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { lockUser } from '../users/index.ts'
import { type Call, isRefusal } from '../../platform/call.ts'
import { totalOf } from '../../platform/db/rows.ts'
import { audienceOf, type ListContext } from '../catalogue/index.ts'
import { notifyOfFollow } from '../notices/index.ts'
import { countFollowers, findPublished, isFollowing, isBlocking } from './authors.queries.ts'

/** Follows an author. Locks the reader, so that concurrent calls respect the limit. */
export const followAuthor: Call<'followAuthor', ListContext> = (ctx, { user, params }) =>
  ctx.transaction(async (db) => {
    await lockUser(db, user.id)
    const found = await findPublished(db, user, { ...params, audience: audienceOf(user, ctx) })
    if (isRefusal(found)) return found
    const { id } = found.author
    if (id === user.id) return { code: 'own_account' }
    if ((await isBlocking(db, user.id, id)) || (await isBlocking(db, id, user.id))) {
      return { code: 'forbidden' }
    }
    if (!(await isFollowing(db, user.id, id))) {
      const followed = await totalOf(db.selectFrom('follows').where('follower_id', '=', user.id))
      if (followed >= LIMITS.followedMax) return { code: 'follows_full' }
      const now = ctx.clock.now()
      await db
        .insertInto('follows')
        .columns(['follower_id', 'author_id', 'created_at'])
        .expression((select) =>
          select
            .selectFrom('users')
            .select(({ val }) => [
              val(user.id).$castTo<string>().as('follower_id'),
              'users.id',
              val(now).$castTo<Date>().as('created_at'),
            ])
            .where('users.id', '=', id)
            // If the author is being erased, the query waits and then finds no row.
            .forKeyShare(),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await notifyOfFollow(db, id, { actorId: user.id, now })
    }
    return { is_followed: true, followers_total: await countFollowers(db, id) }
  })
