import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import { sql } from 'kysely'

import type { Db } from './database.ts'

const WITHIN_MS = 1000
/** More frequent calls get the same answer. */
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

/** Returns true if the database takes writes, by writing a row. */
export function createWriteProbe(db: Db): () => Promise<boolean> {
  let [answer, asked] = [Promise.resolve(true), -Infinity]
  return () => {
    if (performance.now() - asked > HOLDS_MS) [answer, asked] = [write(db), performance.now()]
    return answer
  }
}
