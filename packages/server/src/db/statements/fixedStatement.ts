import { createHash } from 'node:crypto'

import { CompiledQuery, type QueryResult } from 'kysely'

import type { Db } from '../database.ts'

/** Runs a statement with its parameters. */
export type FixedStatement<Row> = (db: Db, ...parameters: unknown[]) => Promise<QueryResult<Row>>

const names = new Map<string, string>()

/** Name by a hash of the text, so that two server versions never share a name. */
const nameFor = (words: string) =>
  `fixed_${createHash('sha256').update(words).digest('hex').slice(0, 16)}`

/** Returns the name of a fixed statement, or undefined. */
export const nameOfFixed = (words: string): string | undefined => names.get(words)

/**
 * Returns a statement with constant text and `$1` parameters. Building it for each call would cost
 * more than sending it.
 */
export function fixedStatement<Row>(words: string): FixedStatement<Row> {
  names.set(words, nameFor(words))
  return (db, ...parameters) => db.executeQuery<Row>(CompiledQuery.raw(words, parameters))
}
