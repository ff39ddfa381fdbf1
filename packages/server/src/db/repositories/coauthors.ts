import type { Author } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { CoauthorRepository } from '../../services/coauthors/ports.ts'
import type { Db } from '../database.ts'
import { authorHandle } from './storyCards.ts'

const PERSON = sql<Author>`json_build_object('handle', ${authorHandle},
  'avatar_url', author.avatar_url, 'display_name', coalesce(author.display_name, author.username))`

const selectOf = (db: Db, storyId: string) =>
  db
    .selectFrom('coauthors')
    .innerJoin('users as author', 'author.id', 'coauthors.user_id')
    .where('story_id', '=', storyId)
    .orderBy('invited_at')
    .orderBy('user_id')

/** A handle is somebody's before a user name that reads like it is another's. */
async function findInvitable(db: Db, name: string) {
  const { rows } = await sql<{ id: string }>`
    select users.id from users left join handles on handles.user_id = users.id
      and handle_hash = handle_hash(lower(${name}::text))
    where (handle_hash is not null or lower(username) = lower(${name}::text))
      and suspended_at is null and delete_after is null and not is_guest
    order by handle_hash is null limit 1`.execute(db)
  return rows[0]
}

async function invite(
  db: Db,
  ...[story_id, user_id, role, now]: Parameters<CoauthorRepository['invite']>
) {
  await db
    .insertInto('coauthors')
    .values({ story_id, user_id, role, invited_at: now })
    .onConflict((conflict) => conflict.columns(['story_id', 'user_id']).doUpdateSet({ role }))
    .execute()
}

/** What was told of an invitation goes with it. */
const remove = (db: Db, storyId: string, userId: string) =>
  sql`with untold as (
      delete from notices where user_id = ${userId}::uuid and kind = 'coauthor_invited'
        and story_id = ${storyId}::uuid
    )
    delete from coauthors where story_id = ${storyId}::uuid and user_id = ${userId}::uuid`.execute(
    db,
  )

export const coauthorRepository = (db: Db): CoauthorRepository => ({
  list: (storyId) =>
    selectOf(db, storyId)
      .select(['user_id', PERSON.as('person'), 'coauthors.role', 'invited_at', 'accepted_at'])
      .execute(),

  listNamed: (storyId) =>
    selectOf(db, storyId)
      .select(['author.id', 'author.handle', 'author.avatar_url'])
      .select(sql<string>`coalesce(author.display_name, author.username)`.as('display_name'))
      .where('coauthors.role', '=', 'editor')
      .where('accepted_at', 'is not', null)
      .where('suspended_at', 'is', null)
      .where('delete_after', 'is', null)
      .execute(),

  findInvitable: (name) => findInvitable(db, name),
  invite: (...asked) => invite(db, ...asked),

  accept: async (story_id, user_id, now) =>
    db
      .updateTable('coauthors')
      .set({ accepted_at: sql`coalesce(accepted_at, ${now}::timestamptz)` })
      .where('story_id', '=', story_id)
      .where('user_id', '=', user_id)
      .returning('role')
      .executeTakeFirst(),

  setRole: async (story_id, user_id, role) => {
    const { numUpdatedRows } = await db
      .updateTable('coauthors')
      .set({ role })
      .where('story_id', '=', story_id)
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },

  remove: async (storyId, userId) => {
    const { numAffectedRows = 0n } = await remove(db, storyId, userId)
    return numAffectedRows > 0n
  },
})
