import { sql } from 'kysely'

import type { Db } from '../database.ts'

export const handlesOf = (db: Db, user: string) =>
  db.selectFrom('handles').select(['handle', 'given_at']).where('user_id', '=', user).execute()

/** Whom Google means by them: no secret, and nobody signs in by it alone. */
export const googleAccountsOf = (db: Db, user: string) =>
  db
    .selectFrom('google_accounts')
    .select(['issuer', 'subject', 'created_at'])
    .where('user_id', '=', user)
    .execute()

/** Kept under the address, not under the account. */
export const waitlistOf = (db: Db, user: string) =>
  db
    .selectFrom('waitlist_entries')
    .select(['email', 'name', 'created_at'])
    .where(
      sql<boolean>`lower(email) = (select lower(users.email) from users where id = ${user}::uuid)`,
    )
    .execute()

/** Comments that they like. */
export const commentLikesOf = (db: Db, user: string) =>
  db
    .selectFrom('comment_likes')
    .innerJoin('comments', 'comments.id', 'comment_likes.comment_id')
    .select(['comments.id', 'story_id'])
    .where('comment_likes.user_id', '=', user)
    .execute()
