import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { locksIn } from '../test/lockingMigrations.ts'
import { openTestDatabase } from '../test/testDatabase.ts'
import { LATE_INDEXES, makeLateIndexes } from './lateIndexes.ts'
import { migrationNames, statementsOf } from './migrations.ts'

/** Installations have been through these. */
const BEFORE_THE_RULE = '0069'
/** These move data while all processes are stopped, as the upgrade to 1.0 requires. */
const WHILE_STOPPED = [
  '0089_reviews_into_comments',
  '0090_models_without_voices',
  '0093_comments_on_stories',
  '0095_notice_switches',
]

test('no new migration keeps writers waiting for every row of a table', () => {
  const earlier: string[] = []
  const found: string[] = []
  for (const name of migrationNames) {
    if (name.slice(0, 4) <= BEFORE_THE_RULE || WHILE_STOPPED.includes(name)) continue
    const statements = statementsOf(name)
    found.push(...locksIn(statements, earlier).map((fault) => `${name}: ${fault}`))
    earlier.push(...statements)
  }

  expect(earlier.length).toBeGreaterThan(0)
  expect(found).toEqual([])
})

test.each([
  'create index stories_by_day on stories (created_at)',
  'CREATE UNIQUE INDEX CONCURRENTLY one ON stories (title)',
  'alter table users alter column email set not null',
  'alter table users add column x int, alter column email set not null',
  'alter table users alter email type varchar(200)',
  'alter table "users" alter column email set data type text',
  'alter table stories add constraint by foreign key (author_id) references users',
  'alter table stories add foreign key (author_id) references users',
  'alter table stories add check (length(title) < 10)',
  'alter table stories add constraint one unique (title)',
  'alter table stories add column of uuid references users',
  'alter table stories add column code uuid default gen_random_uuid()',
  "update stories set title = ''",
  "update stories set title = '' where title is null",
  'delete from stories',
  'create table new (id int); update stories set title = title',
  'lock table stories',
])('%s is refused', (statement) => {
  expect(locksIn([statement])).toHaveLength(1)
})

test.each([
  'create table new (id int primary key, of uuid references users); create index one on new (id)',
  'alter table stories add column subtitle text',
  'alter table stories add column is_new boolean not null default false',
  'alter table stories add constraint by foreign key (author_id) references users not valid',
  'alter table stories add constraint short check (length(title) < 10) not valid',
  'alter table stories validate constraint short',
  'alter table stories add constraint one unique using index one',
  'create function f() returns void language sql as $$ update stories set title = title $$',
])('%s is allowed', (statement) => {
  expect(locksIn([statement])).toEqual([])
})

test('a column may be said to hold no null once an earlier migration has shown it', () => {
  const add = 'alter table users add constraint has check (email is not null) not valid'
  const validate = 'alter table users validate constraint has'
  const set = 'alter table users alter column email set not null'

  expect(locksIn([set], [add, validate])).toEqual([])
  expect(locksIn([set], [add])).toHaveLength(1)
  expect(
    locksIn(['alter table users alter column name set not null'], [add, validate]),
  ).toHaveLength(1)
})

test('an index on a table that is there is made beside those who write, once', async () => {
  const { db, close } = await openTestDatabase()
  const indexes = [{ name: 'late_one', on: 'on stories (created_at, title)' }]
  await db.connection().execute(async (connection) => {
    await makeLateIndexes(connection, indexes)
    await makeLateIndexes(connection, indexes)
  })

  const names = ['late_one', ...LATE_INDEXES.map(({ name }) => name)]
  const { rows } = await sql`select 1 from pg_indexes where indexname = any(${names})`.execute(db)
  await close()
  expect(rows).toHaveLength(names.length)
  expect(LATE_INDEXES.every(({ name, on }) => /^\w+$/.test(name) && /^on \w+ /.test(on))).toBe(true)
})

test('an index that another takes the place of goes once that one is whole, and not before', async () => {
  const { db, close } = await openTestDatabase()
  await sql`create unique index late_before on tags (name)`.execute(db)
  const { rows: standing } = await db.connection().execute(async (connection) => {
    const taken = { on: 'on tags (name, color)', isUnique: true, replaces: 'late_before' } as const
    const broken = { ...taken, name: 'late_broken', on: 'on tags (nothing)' }
    await makeLateIndexes(connection, [broken]).catch(() => null)
    const before = await sql`select 1 from pg_indexes where indexname = 'late_before'`.execute(db)
    await makeLateIndexes(connection, [{ ...taken, name: 'late_after' }])
    return before
  })

  const { rows } = await sql`select indexname, indexdef like 'CREATE UNIQUE %' as is_unique
    from pg_indexes where indexname like 'late\\_%'`.execute(db)
  await close()
  expect(standing).toHaveLength(1)
  expect(rows).toEqual([{ indexname: 'late_after', is_unique: true }])
})
