import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration of plain SQL statements. There is no way back: a mistake is mended by the next one. */
export const plainSql = (...statements: readonly string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
