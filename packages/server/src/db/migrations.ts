import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const FOLDER = new URL('migrations/', import.meta.url)
/** Matches up to a semicolon at a line end, except inside function bodies. */
const STATEMENT = /[^\s;](?:\$\$.*?\$\$|(?!;\n).)*/gs

const migrationNames: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => basename(file, '.sql'))
  .toSorted()

function statementsOf(name: string): string[] {
  const text = readFileSync(new URL(`${name}.sql`, FOLDER), 'utf8')
  return [...text.matchAll(STATEMENT)].map(([statement]) => statement)
}

/** Migrations have no `down`. A later migration fixes mistakes. */
const migrationOf = (name: string): Migration => ({
  async up(db) {
    for (const statement of statementsOf(name)) await sql.raw(statement).execute(db)
  },
})

export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  migrationNames.map((name) => [name, migrationOf(name)]),
)
