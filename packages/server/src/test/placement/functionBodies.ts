import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'
import { PLACED_TABLES } from './placedTables.ts'

interface StoredFunction {
  name: string
  arguments: number
  body: string
}

/** Functions of ours; those that name the user for the version before are no part of a statement. */
async function listFunctions(db: Db): Promise<StoredFunction[]> {
  const { rows } = await sql<StoredFunction>`
    select proname::text as name, pronargs::int as arguments, prosrc as body from pg_proc
    where pronamespace = 'public'::regnamespace and prolang in
      (select oid from pg_language where lanname in ('sql', 'plpgsql'))`.execute(db)
  return rows
}

async function listTriggered(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct proname::text as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and tgrelid::regclass::text in (${sql.join([...PLACED_TABLES])})
      and tgname not like '%_name_user'`.execute(db)
  return rows.map(({ name }) => name)
}

/** How many arguments a call has whose parentheses open at `open`. */
function countArguments(text: string, open: number): number {
  let [depth, commas, at] = [0, 0, open]
  do {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (text[at] === ',' && depth === 1) commas += 1
    at += 1
  } while (depth > 0 && at < text.length)
  return text.slice(open + 1, at - 1).trim() === '' ? 0 : commas + 1
}

const calledIn = (text: string, functions: readonly StoredFunction[]): StoredFunction[] =>
  functions.filter((it) =>
    [...text.matchAll(new RegExp(String.raw`\b${it.name}\s*\(`, 'g'))].some(
      ({ index, 0: { length } }) => countArguments(text, index + length - 1) === it.arguments,
    ),
  )

/** The statements in the body of a function, as a client would have sent them. */
const statementsOf = ({ body }: StoredFunction): string[] =>
  body
    .replaceAll(/\bperform\b/g, 'select')
    .replaceAll(/\b(select\s[^;]*?)\sinto\s+\w+(?=\s+from\b)/g, '$1')
    .replaceAll(/\b(returning\s[^;]*?)\sinto\s+\w+/g, '$1')
    .split(/;|\bthen\b|\belse\b/)
    .flatMap(
      (piece) => /\b(?:select|insert into|update|delete from|with)\b[^]*/.exec(piece)?.[0] ?? [],
    )

/** All that these statements have the database do: what they say, and what the functions say that they call. */
export async function withFunctions(db: Db, statements: readonly string[]): Promise<string[]> {
  const functions = await listFunctions(db)
  const triggered = new Set(await listTriggered(db))
  const seen = new Set(functions.filter(({ name }) => triggered.has(name)))
  for (const it of seen) for (const called of calledIn(it.body, functions)) seen.add(called)
  for (const statement of statements) {
    for (const called of calledIn(statement, functions)) seen.add(called)
  }
  for (const it of seen) for (const called of calledIn(it.body, functions)) seen.add(called)
  return [...new Set([...statements, ...[...seen].flatMap(statementsOf)])]
}
