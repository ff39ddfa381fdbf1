import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openEmbedded, openPostgres, rethrow } from '../../db/client.ts'
import { createStore } from '../../platform/call.ts'
import { systemClock } from '../../providers/clock.ts'
import { openErasureFile } from '../../providers/erasureFile.ts'
import { recordErasures } from '../../modules/account/index.ts'
import { insertUser } from '../../test/factories.ts'
import { emptyInstallation, type Installation } from '../../test/installation.ts'

async function contentsOf(place: Installation): Promise<string> {
  const file = join(place.dir, `${randomUUID()}.gz`)
  expect(await place.run(['backup', file])).toMatchObject({ code: 0 })
  return gunzipSync(readFileSync(file)).toString()
}

let home: Installation
let backup: string
let before: string
beforeAll(async () => {
  home = await emptyInstallation({ isEmbedded: true })
  backup = join(home.dir, 'all.gz')
  await home.run(['create-admin', 'keeper', 'keeper@example.org'])
  await home.run(['create-admin', 'leaver', 'leaver@example.org'])
  await home.run(['grant-credits', 'keeper', '30', '--reason', 'A drill'])
  await home.run(['backup', backup])
  before = await contentsOf(home)
})
afterAll(() => home.remove())

const inHome = async <T>(
  work: (database: Awaited<ReturnType<typeof openEmbedded>>) => Promise<T>,
) => {
  const database = await openEmbedded(join(home.dir, 'data'), rethrow)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

test('changes nothing when moving from the embedded database to a server and back', async () => {
  const server = await emptyInstallation()
  const back = await emptyInstallation({ isEmbedded: true })
  const moved = join(server.dir, 'moved.gz')

  await server.run(['restore', backup])
  const there = await contentsOf(server)
  await server.run(['backup', moved])
  await back.run(['restore', moved])

  expect(there).toBe(before)
  expect(await contentsOf(back)).toBe(before)
  await Promise.all([server.remove(), back.remove()])
})

test('replaces a database only with a flag, and only after restoring the backup completely', async () => {
  const dataDir = join(home.dir, 'data')
  const aside = () => readdirSync(dataDir).filter((name) => name.startsWith('pg-before-'))
  await home.run(['grant-credits', 'keeper', '7', '--reason', 'After the backup'])
  const later = await contentsOf(home)

  const refused = await home.run(['restore', backup])
  const still = await contentsOf(home)
  const replaced = await home.run(['restore', backup, '--replace'])

  expect(refused).toMatchObject({ code: 1, told: expect.stringContaining('--replace') })
  expect(still).toBe(later)
  expect(replaced.code).toBe(0)
  expect(aside()).toHaveLength(1)
  expect(existsSync(join(dataDir, 'restoring'))).toBe(false)
  expect(await contentsOf(home)).toBe(before)
  for (const name of aside()) await rm(join(dataDir, name), { recursive: true })
})

test('does not overwrite the database of another product without a flag', async () => {
  const server = await emptyInstallation()
  const { db, close } = await openPostgres(server.databaseUrl ?? '', rethrow)
  await sql`create table ledgers_of_somebody (line text)`.execute(db)

  const refused = await server.run(['restore', backup])

  const { rows } = await sql`select * from ledgers_of_somebody`.execute(db)
  expect(refused).toMatchObject({ code: 1, told: 'The database is not empty.\n' })
  expect(rows).toEqual([])
  await close()
  await server.remove()
})

test('keeps an account erased if an older backup is restored', async () => {
  const dataDir = join(home.dir, 'data')
  await inHome(async ({ db }) => {
    await db
      .updateTable('users')
      .set({ delete_after: new Date(0), story_fate: 'remove' })
      .where('username', '=', 'leaver')
      .execute()
    const erasureFile = openErasureFile(dataDir)
    await recordErasures({
      ...createStore(db),
      clock: systemClock,
      erasureFile,
      reportError: rethrow,
    })
  })
  const elsewhere = await emptyInstallation()

  // The erasure list is in the data directory, so restoring elsewhere requires the `--erasures` option.
  const here = await home.run(['restore', backup, '--replace'])
  const list = join(dataDir, 'erased-accounts')
  const there = await elsewhere.run(['restore', backup, '--erasures', list])

  expect(here.said).toContain('1 erasures were made after this backup, and hold.')
  expect(there.said).toContain('1 erasures were made after this backup, and hold.')
  for (const place of [home, elsewhere]) {
    const contents = await contentsOf(place)
    expect(contents).toContain('keeper@example.org')
    expect(contents).not.toContain('leaver')
  }
  await elsewhere.remove()
})

test('erases an erased account again at the start if other tools have restored the database', async () => {
  const dataDir = join(home.dir, 'data')
  const names = await inHome(async ({ db }) => {
    const { id } = await insertUser(db, { username: 'revenant', display_name: 'Revenant' })
    const erasureFile = openErasureFile(dataDir)
    await erasureFile.add([{ user_id: id, erased_at: new Date() }])
    await recordErasures({
      ...createStore(db),
      clock: systemClock,
      erasureFile,
      reportError: rethrow,
    })
    return db.selectFrom('users').select('username').execute()
  })

  expect(names.map(({ username }) => username)).not.toContain('revenant')
})
