import { sql } from 'kysely'

import type { Db } from '../database.ts'

/** Any number that nothing else locks by. */
const SORTING_LOCK = 731_002

/** Categories and tags are changed by one admin at a time: names and places stay distinct. */
export async function lockTaxonomy(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SORTING_LOCK})`.execute(db)
}
