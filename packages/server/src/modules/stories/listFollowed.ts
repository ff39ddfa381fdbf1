import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { sql } from 'kysely'

import type { Call } from '../../platform/call.ts'
import { audienceOf, listCards, presentCards, visibleTo } from '../catalogue/index.ts'
import type { ListContext } from '../catalogue/index.ts'

export const listFollowed: Call<'listFollowed', ListContext> = async (ctx, { user }) => {
  const { db } = ctx
  const limit = LIMITS.followedStories
  const { rows } = await sql<{ id: string }>`
    select newest.id from follows
      join users on users.id = follows.author_id and suspended_at is null and delete_after is null
      cross join lateral (
        select stories.id, published_at from stories
        where author_id = follows.author_id and ${visibleTo(audienceOf(user, ctx))}
        order by published_at desc, stories.id desc limit ${limit}
      ) newest
    where follower_id = ${user.id}
    order by published_at desc, newest.id desc limit ${limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return presentCards(db, user, await listCards(db, ids))
}
