import type { Db } from './database.ts'

const NAME = 'access_tokens'

/**
 * The secret of all processes on this database: the one that is offered first, or was before.
 */
export async function sharedTokenSecret(db: Db, offered: string): Promise<string> {
  await db
    .insertInto('installation_secrets')
    .values({ name: NAME, value: offered })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('installation_secrets')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow()
  return value
}
