import { sql } from 'kysely'

import type { Call, Platform } from '../../platform/call.ts'
import { presentWriter } from '../catalogue/index.ts'

export const listBlocked: Call<'listBlocked', Platform> = async ({ db }, { user }) => {
  const found = await db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.id', 'users.handle', 'users.avatar_url'])
    .select(sql<string>`coalesce(users.display_name, users.username)`.as('display_name'))
    .where('blocker_id', '=', user.id)
    .where('users.suspended_at', 'is', null)
    .where('users.delete_after', 'is', null)
    .orderBy('blocks.created_at', 'desc')
    .execute()
  return { blocked: found.map(({ id, ...person }) => presentWriter(person, id)) }
}
