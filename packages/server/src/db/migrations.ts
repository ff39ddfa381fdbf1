import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const FOLDER = new URL('migrations/', import.meta.url)
/** To the semicolon at the end of a line; those in the body of a function end none. */
const STATEMENT = /[^\s;](?:\$\$.*?\$\$|(?!;\n).)*/gs

/** A file of SQL statements. There is no way back: a mistake is mended by the next one. */
const migrationIn = (file: string): Migration => ({
  async up(db) {
    const text = readFileSync(new URL(file, FOLDER), 'utf8')
    for (const [statement] of text.matchAll(STATEMENT)) await sql.raw(statement).execute(db)
  },
})

/** In the order of their names. A migration that has been released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [basename(file, '.sql'), migrationIn(file)]),
)
