import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { sql } from 'kysely'

import { lockUser } from '../users/index.ts'
import type { Call, Platform } from '../../platform/call.ts'
import { totalOf } from '../../platform/db/rows.ts'
import { findAuthor, isBlocking } from './authors.queries.ts'

/** Blocks an author. Deletes follows and notices between both users, and locks both against concurrent calls. */
export const blockAuthor: Call<'blockAuthor', Platform> = (ctx, { user, params }) =>
  ctx.transaction(async (db) => {
    const author = await findAuthor(db, params.handle)
    if (!author) return { code: 'author_not_found' }
    if (author.id === user.id) return { code: 'own_account' }
    for (const id of [user.id, author.id].toSorted()) await lockUser(db, id)
    const isBlocked = await isBlocking(db, user.id, author.id)
    const blocks = db.selectFrom('blocks').where('blocker_id', '=', user.id)
    if (!isBlocked && (await totalOf(blocks)) >= LIMITS.blockedMax) return { code: 'blocks_full' }
    const [blocker, blocked] = [sql`${user.id}::uuid`, sql`${author.id}::uuid`]
    await sql`with unfollowed as (
        delete from follows where (follower_id = ${blocker} and author_id = ${blocked})
          or (follower_id = ${blocked} and author_id = ${blocker})
      ), untold as (
        delete from notice_people using notices where notices.id = notice_id
          and ((user_id = ${blocker} and actor_id = ${blocked})
            or (user_id = ${blocked} and actor_id = ${blocker}))
      )
      insert into blocks (blocker_id, blocked_id, created_at)
      select ${blocker}, id, ${ctx.clock.now()}::timestamptz from users
      where id = ${blocked} for key share
      on conflict do nothing`.execute(db)
    return { is_blocked: true }
  })
