import { sql } from 'kysely'

import type { OutboxRepository } from '../../services/mail/ports.ts'
import type { Db } from '../database.ts'

const nextDue = (db: Db, now: Date) =>
  db
    .selectFrom('mail_outbox')
    .select('id')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)

async function claimNext(db: Db, now: Date, leaseUntil: Date) {
  // An empty outbox is only read: on the embedded database a write is work for the housekeeping.
  if ((await nextDue(db, now).executeTakeFirst()) === undefined) return undefined
  return db
    .updateTable('mail_outbox')
    .set({ attempts: sql<number>`attempts + 1`, next_try_at: leaseUntil })
    .where('id', 'in', nextDue(db, now).forUpdate().skipLocked())
    .returning(['id', 'kind', 'recipient', 'attempts'])
    .executeTakeFirst()
}

export const outboxRepository = (db: Db): OutboxRepository => ({
  queueMail: async (kind, recipient, now) => {
    await db
      .insertInto('mail_outbox')
      .values({ kind, recipient, next_try_at: now, created_at: now })
      .execute()
  },

  claimNext: (now, leaseUntil) => claimNext(db, now, leaseUntil),

  postpone: async (id, next_try_at) => {
    await db.updateTable('mail_outbox').set({ next_try_at }).where('id', '=', id).execute()
  },

  drop: async (id) => {
    await db.deleteFrom('mail_outbox').where('id', '=', id).execute()
  },
})
