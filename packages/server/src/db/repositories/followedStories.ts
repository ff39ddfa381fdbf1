import { sql } from 'kysely'

import type { Audience } from '../../services/stories/ports.ts'
import type { Db } from '../database.ts'
import { listCards, visibleTo } from '../../modules/catalogue/index.ts'

/** Of each author the newest few by the index, then the newest of these; none of who is suspended. */
export async function listFollowed(db: Db, audience: Audience, followerId: string, limit: number) {
  const { rows } = await sql<{ id: string }>`
    select newest.id from follows
      join users on users.id = follows.author_id and suspended_at is null and delete_after is null
      cross join lateral (
        select stories.id, published_at from stories
        where author_id = follows.author_id and ${visibleTo(audience)}
        order by published_at desc, stories.id desc limit ${limit}
      ) newest
    where follower_id = ${followerId}
    order by published_at desc, newest.id desc limit ${limit}`.execute(db)
  return listCards(
    db,
    rows.map(({ id }) => id),
  )
}
