import { createHash } from 'node:crypto'

import { CompiledQuery, type QueryResult } from 'kysely'

import type { Db } from '../call.ts'

export type FixedStatement<Row> = (db: Db, ...parameters: unknown[]) => Promise<QueryResult<Row>>

const names = new Map<string, string>()

/** Derives the name from the text, so that no two server versions use one name for different statements. */
const nameFor = (words: string) =>
  `fixed_${createHash('sha256').update(words).digest('hex').slice(0, 16)}`

export const nameOfFixed = (words: string): string | undefined => names.get(words)

/** Creates a statement with `$1` parameters once. Building the statement takes longer than sending it. */
export function fixedStatement<Row>(words: string): FixedStatement<Row> {
  names.set(words, nameFor(words))
  return (db, ...parameters) => db.executeQuery<Row>(CompiledQuery.raw(words, parameters))
}
