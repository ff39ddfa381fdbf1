import { CompiledQuery, type QueryResult } from 'kysely'

import type { Db } from '../database.ts'

/** Runs one statement with its parameters. */
export type FixedStatement<Row> = (db: Db, ...parameters: unknown[]) => Promise<QueryResult<Row>>

/**
 * A statement whose words are always the same, written with `$1` and on. What a query builder makes
 * of it anew at each call costs more than to send it.
 */
export const fixedStatement =
  <Row>(words: string): FixedStatement<Row> =>
  (db, ...parameters) =>
    db.executeQuery<Row>(CompiledQuery.raw(words, parameters))
