import { sql, type SqlBool } from 'kysely'

import type { Db } from '../../db/database.ts'
import { totalOf } from '../../platform/db/totalOf.ts'
import type { MailKind } from './ports.ts'

/** Saves a mail in the outbox. The recipient is looked up when it is sent. */
export const queueMail = (db: Db, kind: MailKind, recipient: string, now: Date) =>
  db
    .insertInto('mail_outbox')
    .values({ kind, recipient, next_try_at: now, created_at: now })
    .execute()

/** Counts the mails in the outbox after at least this number of attempts. */
export const countMail = (db: Db, attempts: number) =>
  totalOf(db.selectFrom('mail_outbox').where('attempts', '>=', attempts))

/** Selects the mails that are due, those with the fewest attempts first. */
const nextDue = (db: Db, now: Date) =>
  db
    .selectFrom('mail_outbox')
    .select('id')
    .where('next_try_at', '<=', now)
    .orderBy('attempts')
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)

/**
 * Claims the mail with the fewest attempts that waits longest, until `leaseUntil`. Mails to one address leave in their
 * order: none is claimed while an earlier one is due, on its way or was refused within the time of a lease.
 */
export async function claimNext(db: Db, now: Date, leaseUntil: Date) {
  // An empty outbox is only read, because on the embedded database a write causes housekeeping.
  if ((await nextDue(db, now).executeTakeFirst()) === undefined) return undefined
  const nextInOrder = nextDue(db, now).where((where) =>
    where.not(
      where.exists(
        where
          .selectFrom('mail_outbox as earlier')
          .select('earlier.id')
          .where(sql<SqlBool>`lower(earlier.recipient) = lower(mail_outbox.recipient)`)
          .whereRef('earlier.id', '<', 'mail_outbox.id')
          .where('earlier.next_try_at', '<=', leaseUntil),
      ),
    ),
  )
  // With 'in' PostgreSQL may run the subquery again for each row, and so claim several mails.
  return db
    .updateTable('mail_outbox')
    .set({ attempts: sql<number>`attempts + 1`, next_try_at: leaseUntil })
    .where('id', '=', nextInOrder.forUpdate().skipLocked())
    .returning(['id', 'kind', 'recipient', 'attempts'])
    .executeTakeFirst()
}

/** Deletes due mails to addresses that no account has, so that they take nobody's place. */
export async function dropUnknown(db: Db, now: Date) {
  if ((await nextDue(db, now).executeTakeFirst()) === undefined) return
  await db
    .deleteFrom('mail_outbox')
    .where('next_try_at', '<=', now)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('users')
            .select('id')
            .where(sql<SqlBool>`lower(users.email) = lower(mail_outbox.recipient)`),
        ),
      ),
    )
    .execute()
}
