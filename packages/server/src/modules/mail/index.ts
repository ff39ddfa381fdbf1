import { sql, type SqlBool } from 'kysely'

import type { Db } from '../../platform/call.ts'
import { totalOf } from '../../platform/db/rows.ts'

export type MailKind =
  | 'verify_email'
  | 'reset_password'
  | 'password_changed'
  | 'second_factor_changed'
  | 'second_factor_reset'
  | 'deletion_asked'
  | 'deletion_cancelled'
  | 'google_taken'
  | 'report_upheld'
  | 'report_closed'
  | 'report_gone'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Link in the mail. Without a mail server, it is printed during development. */
  link: string
}

export interface Mailer {
  /** Resolves when the mail server accepts the mail. Throws if the mail must be sent again. */
  send(mail: Mail): Promise<void>
}

/** Queues a mail. The account of the recipient is looked up when the mail is sent. */
export const queueMail = (db: Db, kind: MailKind, recipient: string, now: Date) =>
  db
    .insertInto('mail_outbox')
    .values({ kind, recipient, next_try_at: now, created_at: now })
    .execute()

export const countMail = (db: Db, attempts: number) =>
  totalOf(db.selectFrom('mail_outbox').where('attempts', '>=', attempts))

const nextDue = (db: Db, now: Date) =>
  db
    .selectFrom('mail_outbox')
    .select('id')
    .where('next_try_at', '<=', now)
    .orderBy('attempts')
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)

/** Claims the next mail. A mail waits until earlier mails to the same address are sent. */
export async function claimNext(db: Db, now: Date, leaseUntil: Date) {
  // If the outbox is empty, this only reads, because writes cause maintenance work in the embedded database.
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
  // With `in`, PostgreSQL could evaluate the subquery for each row and claim several mails.
  return db
    .updateTable('mail_outbox')
    .set({ attempts: sql<number>`attempts + 1`, next_try_at: leaseUntil })
    .where('id', '=', nextInOrder.forUpdate().skipLocked())
    .returning(['id', 'kind', 'recipient', 'attempts'])
    .executeTakeFirst()
}

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
