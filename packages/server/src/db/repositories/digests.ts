import type { DigestRepository } from '../../services/mail/digestPorts.ts'
import type { Db } from '../database.ts'
import { hasRow } from './hasRow.ts'

/** Accounts whose letter is due, the longest due first; none that another process is claiming. */
const due = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('digests')
    .select('user_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()

/** One statement: whoever is moved on to the next week has a mail in the outbox, or nobody is. */
async function queueDue(
  db: Db,
  { now, nextAt, limit }: Parameters<DigestRepository['queueDue']>[0],
) {
  await db
    .with('claimed', (claiming) =>
      claiming
        .updateTable('digests')
        .set({ due_at: nextAt })
        .where('user_id', 'in', due(db, now, limit))
        .returning('user_id'),
    )
    .insertInto('mail_outbox')
    .columns(['kind', 'recipient', 'next_try_at', 'created_at'])
    .expression((select) =>
      select
        .selectFrom('claimed')
        .innerJoin('users', 'users.id', 'claimed.user_id')
        .select(({ val, ref }) => [
          val('digest' as const).as('kind'),
          ref('users.email').$notNull().as('recipient'),
          val(now).as('next_try_at'),
          val(now).as('created_at'),
        ])
        .where('users.email', 'is not', null)
        .where('users.is_verified', '=', true)
        .where('users.suspended_at', 'is', null)
        .where('users.delete_after', 'is', null),
    )
    .execute()
}

export const digestRepository = (db: Db): DigestRepository => ({
  find: (userId) =>
    db.selectFrom('digests').selectAll().where('user_id', '=', userId).executeTakeFirst(),

  add: async (digest) => {
    await db
      .insertInto('digests')
      .values(digest)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  remove: async (userId) => {
    await db.deleteFrom('digests').where('user_id', '=', userId).execute()
  },

  hasDue: (now) =>
    hasRow(db.selectFrom('digests').select('user_id').where('due_at', '<=', now).limit(1)),

  queueDue: (claim) => queueDue(db, claim),

  setSent: async ({ user_id, ...times }) => {
    await db.updateTable('digests').set(times).where('user_id', '=', user_id).execute()
  },
})
