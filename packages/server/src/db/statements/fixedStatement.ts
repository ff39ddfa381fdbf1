import { createHash } from 'node:crypto'

import { CompiledQuery, type QueryResult } from 'kysely'

import type { Db } from '../database.ts'

/** Runs one statement with its parameters. */
export type FixedStatement<Row> = (db: Db, ...parameters: unknown[]) => Promise<QueryResult<Row>>

const names = new Map<string, string>()

/** A name by its words, so that two versions of the server never mean two things by one. */
const nameFor = (words: string) =>
  `fixed_${createHash('sha256').update(words).digest('hex').slice(0, 16)}`

/** What a connection may keep a fixed statement under; nothing for any other statement. */
export const nameOfFixed = (words: string): string | undefined => names.get(words)

/**
 * A statement whose words are always the same, written with `$1` and on. What a query builder makes
 * of it anew at each call costs more than to send it.
 */
export function fixedStatement<Row>(words: string): FixedStatement<Row> {
  names.set(words, nameFor(words))
  return (db, ...parameters) => db.executeQuery<Row>(CompiledQuery.raw(words, parameters))
}
