import { sql } from 'kysely'

import type { StoredSecret } from '../platform/call.ts'
import type { Db } from './database.ts'

const NAME = 'access_tokens'
const PREVIOUS = 'access_tokens_previous'

export const readSecrets = (db: Db): Promise<StoredSecret[]> =>
  db
    .selectFrom('installation_secrets')
    .select(['value', 'signs_from'])
    .where('name', 'in', [NAME, PREVIOUS])
    .orderBy('name')
    .execute()

/** Stores the offered secret if there is none yet. Returns all stored secrets. */
export async function sharedSecrets(db: Db, offered: string): Promise<StoredSecret[]> {
  await db
    .insertInto('installation_secrets')
    .values({ name: NAME, value: offered })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return readSecrets(db)
}

/** Adds a secret that signs tokens from `signs_from` on. Returns false if there are already two secrets. */
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

export async function dropPreviousSecret(db: Db): Promise<void> {
  await db.deleteFrom('installation_secrets').where('name', '=', PREVIOUS).execute()
}
