import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import { sql } from 'kysely'

import type { Db } from './database.ts'

const WITHIN_MS = 1000
/** Time that a result is reused. */
const HOLDS_MS = 250

async function write(db: Db): Promise<boolean> {
  const written = db
    .insertInto('write_probes')
    .values({ id: 1, probed_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ probed_at: sql<Date>`now()` }))
    .execute()
    .then(
      () => true,
      () => false,
    )
  return withDeadline(written, { ms: WITHIN_MS, late: false })
}

/** The probe is true if a row can be written. */
export function createWriteProbe(db: Db): () => Promise<boolean> {
  let [answer, asked] = [Promise.resolve(true), -Infinity]
  return () => {
    if (performance.now() - asked > HOLDS_MS) [answer, asked] = [write(db), performance.now()]
    return answer
  }
}
