import { sql } from 'kysely'

import type { SealedRepository } from '../../services/resealPorts.ts'
import type { Db } from '../database.ts'

/** Every column that holds a ciphertext, and under whose name each row is sealed. */
export const SEALED_COLUMNS = [
  { table: 'model_providers', id: 'id', column: 'sealed_key', owner: '' },
  { table: 'model_keys', id: 'user_id', column: 'sealed_key', owner: '' },
  { table: 'totp_factors', id: 'user_id', column: 'sealed_secret', owner: 'totp:' },
] as const

interface Found {
  id: string
  sealed: string
}

export const sealedRepository = (db: Db): SealedRepository => ({
  list: async () => {
    const lists = SEALED_COLUMNS.map(async ({ table, id, column, owner }) => {
      const { rows } = await sql<Found>`
        select ${sql.ref(id)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
        where ${sql.ref(column)} is not null`.execute(db)
      return rows.map((row) => ({ ...row, table, owner: `${owner}${row.id}` }))
    })
    return (await Promise.all(lists)).flat()
  },
  replace: async ({ table, id, sealed }, renewed) => {
    const place = SEALED_COLUMNS.find((it) => it.table === table)
    if (!place) return
    await sql`
      update ${sql.table(table)} set ${sql.ref(place.column)} = ${renewed}
      where ${sql.ref(place.id)} = ${id} and ${sql.ref(place.column)} = ${sealed}`.execute(db)
  },
})
