import { sql, type SqlBool } from 'kysely'

import type { OutboxRepository } from '../../services/mail/ports.ts'
import type { Db } from '../database.ts'
import { totalOf } from '../../platform/db/totalOf.ts'

/** The mails that are due, those with the fewest tries first. */
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
 * Mails to one address leave in their order: none is claimed while an earlier one is due, on its way
 * or refused a moment ago. What has been refused for longer than a lease holds nothing up.
 */
const nextInOrder = (db: Db, now: Date, leaseUntil: Date) =>
  nextDue(db, now).where((where) =>
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

async function claimNext(db: Db, now: Date, leaseUntil: Date) {
  // An empty outbox is only read: on the embedded database a write is work for the housekeeping.
  if ((await nextDue(db, now).executeTakeFirst()) === undefined) return undefined
  // With 'in' PostgreSQL may run the subquery again for each row, and so claim several mails.
  return db
    .updateTable('mail_outbox')
    .set({ attempts: sql<number>`attempts + 1`, next_try_at: leaseUntil })
    .where('id', '=', nextInOrder(db, now, leaseUntil).forUpdate().skipLocked())
    .returning(['id', 'kind', 'recipient', 'attempts'])
    .executeTakeFirst()
}

/** Mails that are there still after so many tries. */
const countMail = (db: Db, tries: number) =>
  totalOf(db.selectFrom('mail_outbox').where('attempts', '>=', tries))

export const outboxRepository = (db: Db): OutboxRepository => ({
  queueMail: async (kind, recipient, now) => {
    await db
      .insertInto('mail_outbox')
      .values({ kind, recipient, next_try_at: now, created_at: now })
      .execute()
  },

  dropUnknown: async (now) => {
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
  },

  claimNext: (now, leaseUntil) => claimNext(db, now, leaseUntil),

  countWaiting: () => countMail(db, 0),
  countRefused: () => countMail(db, 1),

  postpone: async (id, next_try_at) => {
    await db.updateTable('mail_outbox').set({ next_try_at }).where('id', '=', id).execute()
  },

  drop: async (id) => {
    await db.deleteFrom('mail_outbox').where('id', '=', id).execute()
  },
})
