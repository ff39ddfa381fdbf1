import { sql } from 'kysely'

import type { KeptSecret } from '../services/secrets.ts'
import type { Db } from './database.ts'

const NAME = 'access_tokens'
const PREVIOUS = 'access_tokens_previous'

/** The secrets of all processes on this database, the newest first. */
export const readSecrets = (db: Db): Promise<KeptSecret[]> =>
  db
    .selectFrom('installation_secrets')
    .select(['value', 'signs_from'])
    .where('name', 'in', [NAME, PREVIOUS])
    .orderBy('name')
    .execute()

/** The same, once the one that is offered is kept, unless there is one already. */
export async function sharedSecrets(db: Db, offered: string): Promise<KeptSecret[]> {
  await db
    .insertInto('installation_secrets')
    .values({ name: NAME, value: offered })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return readSecrets(db)
}

/**
 * Keeps a new secret beside the one of before, which goes on signing until then; false where one is
 * kept beside it already.
 */
export const turnSharedSecret = (db: Db, value: string, signs_from: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('installation_secrets')
      .columns(['name', 'value'])
      .expression((inner) =>
        inner
          .selectFrom('installation_secrets')
          .select([sql<string>`${PREVIOUS}`.as('name'), 'value'])
          .where('name', '=', NAME),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return false
    await trx
      .updateTable('installation_secrets')
      .set({ value, signs_from })
      .where('name', '=', NAME)
      .execute()
    return true
  })

/** Keeps the one of before no more. */
export async function dropPreviousSecret(db: Db): Promise<void> {
  await db.deleteFrom('installation_secrets').where('name', '=', PREVIOUS).execute()
}
