import { sql } from 'kysely'

import { AUDIT_COUNTERS } from './auditCounters.ts'
import type { Db } from './database.ts'

export type LedgerAudit = Record<keyof typeof AUDIT_COUNTERS, number>

/** Like `auditLedger`, however long it takes: a server's patience is for single requests. */
export const auditPatiently = (db: Db): Promise<LedgerAudit> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    return auditLedger(trx)
  })

/** Counts what breaks the promises of the ledger; anything but zeros is a fault of ours. */
export async function auditLedger(db: Db): Promise<LedgerAudit> {
  const counters = Object.entries(AUDIT_COUNTERS).map(
    ([name, count]) => `(${count})::int as ${name}`,
  )
  const { rows } = await sql.raw<LedgerAudit>(`select ${counters.join(',\n')}`).execute(db)
  const [audit] = rows
  if (audit === undefined) throw new Error('The audit gave no row')
  return audit
}
