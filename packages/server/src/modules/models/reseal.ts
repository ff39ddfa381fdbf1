import { sql } from 'kysely'

import type { Db, Platform, Services } from '../../platform/call.ts'
import type { ModelContext } from './context.ts'
import { beginChange } from './setup.queries.ts'

/** Encrypted columns. The prefix `owner` and the id of the row identify the owner of a key. */
export const SEALED_COLUMNS = [
  { table: 'model_providers', id: 'id', column: 'sealed_key', owner: '' },
  { table: 'model_keys', id: 'user_id', column: 'sealed_key', owner: '' },
  { table: 'totp_factors', id: 'user_id', column: 'sealed_secret', owner: 'totp:' },
] as const

export async function listSealed(db: Db) {
  const lists = SEALED_COLUMNS.map(async ({ owner, ...place }) => {
    const { table, id, column } = place
    const { rows } = await sql<{ id: string; sealed: string }>`
      select ${sql.ref(id)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(db)
    return rows.map((row) => ({ place, ...row, owner: `${owner}${row.id}` }))
  })
  return (await Promise.all(lists)).flat()
}

export async function reseal(
  ctx: Pick<ModelContext, keyof Platform | 'keySeal'> & Pick<Services, 'secrets'>,
): Promise<number> {
  if (ctx.secrets.all().length === 1) return 0
  let count = 0
  for (const { place, id, owner, sealed } of await listSealed(ctx.db)) {
    const renewed = ctx.keySeal.renew(owner, sealed)
    if (renewed === null) continue
    await ctx.transaction(async (db) => {
      // After this, other processes reload the setup.
      if (place.table === 'model_providers') await beginChange(db)
      // Skips a key that was replaced meanwhile.
      await sql`
        update ${sql.table(place.table)} set ${sql.ref(place.column)} = ${renewed}
        where ${sql.ref(place.id)} = ${id} and ${sql.ref(place.column)} = ${sealed}`.execute(db)
    })
    count += 1
  }
  return count
}
