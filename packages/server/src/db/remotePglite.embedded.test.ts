import { randomUUID } from 'node:crypto'
import { fstatSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testFolder } from '../test/testFolder.ts'
import { type OpenDatabase, openEmbedded, rethrow } from './client.ts'
import { DataDirInUseError, lockDataDir } from './lockDataDir.ts'
import { migrate } from './migrate.ts'
import { START_PARAMS } from './pgliteStart.ts'
import { SyncedFiles } from './syncedFiles.ts'

/** Files that PostgreSQL never syncs, because it creates them again after a crash. */
const MADE_ANEW = /postmaster\.pid|pg_internal\.init|pg_stat|pg_subtrans/

function filesOf(dir: string) {
  const found = new Map<string, { ino: bigint; mtimeNs: bigint }>()
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) found.set(path, statSync(path, { bigint: true }))
  }
  return found
}

/** Opens the files of a killed process. With `takesAll`, the disk can sync all files in one call. */
async function openAfterCrash(dir: string, { takesAll }: { takesAll: boolean }) {
  const atFirst = filesOf(dir)
  let whole = atFirst
  let synced = new Set<bigint>()
  const ofData = new Set<bigint>()
  const inodeOf = (descriptor: number) => fstatSync(descriptor, { bigint: true }).ino
  const fs = new SyncedFiles(dir, {
    syncFile: (descriptor) => synced.add(inodeOf(descriptor)),
    syncData: (descriptor) => {
      ofData.add(inodeOf(descriptor))
      synced.add(inodeOf(descriptor))
    },
    syncAll: () => {
      if (!takesAll) return false
      whole = filesOf(dir)
      synced = new Set()
      return true
    },
  })
  const pglite = await PGlite.create({ fs, extensions: { pg_trgm }, startParams: START_PARAMS })
  fs.opened()

  return {
    pglite,
    /** Number of all files, and number of files that were synced individually since the last full sync. */
    counts: () => ({ files: atFirst.size, synced: synced.size }),
    syncedByData: () =>
      [...filesOf(dir)].flatMap(([path, { ino }]) => (ofData.has(ino) ? path : [])),
    /** Files that were written since the last full sync, and those of them that a power failure would lose. */
    written: () => {
      const paths = [...filesOf(dir)].filter(
        ([path, { mtimeNs }]) => mtimeNs !== whole.get(path)?.mtimeNs && !MADE_ANEW.test(path),
      )
      return { count: paths.length, lost: paths.filter(([, { ino }]) => !synced.has(ino)) }
    },
  }
}

const dir = testFolder()

let database: OpenDatabase
beforeAll(async () => {
  database = await openEmbedded(dir, rethrow)
  await migrate(database.db)
  await sql`create table tally (id integer primary key, sum integer not null)`.execute(database.db)
  await sql`insert into tally values (1, 0)`.execute(database.db)
})
afterAll(() => database.close())

const sum = async () => {
  const { rows } = await sql<{ sum: number }>`select sum from tally`.execute(database.db)
  return rows[0]?.sum
}

describe('the embedded database', () => {
  test('runs transactions one after another, and rolls back failed ones', async () => {
    const addOne = (isGood: boolean) =>
      database.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ sum: number }>`select sum from tally`.execute(trx)
        await sql`update tally set sum = ${(rows[0]?.sum ?? 0) + 1}`.execute(trx)
        if (!isGood) throw new Error('taken back')
      })

    const done = await Promise.allSettled(
      Array.from({ length: 40 }, (_none, index) => addOne(index % 2 === 0)),
    )

    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(await sum()).toBe(20)
  })

  test('excludes other queries from an open transaction', async () => {
    const before = (await sum()) ?? 0
    const failed = database.db.transaction().execute(async (trx) => {
      await sql`update tally set sum = sum + 100`.execute(trx)
      void sql`update tally set sum = sum + 1`.execute(database.db)
      await sql`select sum from tally`.execute(trx)
      throw new Error('taken back')
    })

    await expect(failed).rejects.toThrow('taken back')
    expect(await sum()).toBe(before + 1)
  })

  test('calls the file system’s sync, and refuses a second process while the database is open', async () => {
    const { rows } = await sql<{ setting: string }>`
      select setting from pg_settings where name in ('fsync', 'wal_sync_method') order by name`.execute(
      database.db,
    )
    expect(rows).toEqual([{ setting: 'on' }, { setting: 'fsync' }])
    expect(() => lockDataDir(dir, 0)).toThrow(DataDirInUseError)
  })

  test('is up to date when it is migrated again', async () => {
    expect(await migrate(database.db)).toEqual([])
  })
})

describe('the data of a killed process', () => {
  const copied = async () => {
    const to = join(dir, randomUUID())
    await database.embedded?.copyTo(to)
    return to
  }

  test('is synced at the start, and each file is synced after a later write', async () => {
    const { pglite, counts, written } = await openAfterCrash(await copied(), { takesAll: true })

    const { rows } = await pglite.query('select id from tally')
    expect(rows).toEqual([{ id: 1 }])
    expect(counts().synced).toBeLessThan(counts().files / 2)
    await pglite.exec('insert into tally select n, n from generate_series(2, 5000) n; checkpoint')
    expect(written().count).toBeGreaterThan(2)
    expect(written().lost).toEqual([])
    await pglite.close()
  })

  test('is on the disk after a commit, by syncing only the data of WAL segments', async () => {
    const { pglite, syncedByData } = await openAfterCrash(await copied(), { takesAll: true })

    await pglite.exec('insert into tally values (2, 2)')
    await pglite.exec('insert into tally select n, n from generate_series(3, 5000) n; checkpoint')
    expect(syncedByData()).not.toEqual([])
    for (const path of syncedByData()) expect(path).toMatch(/pg_wal.[0-9A-F]{24}$/u)
    await pglite.close()
  })

  test('is synced file by file if the disk can’t sync all files together', async () => {
    const { pglite, counts } = await openAfterCrash(await copied(), { takesAll: false })

    expect(counts().synced).toBeGreaterThanOrEqual(counts().files)
    await pglite.close()
  })
})

test('a directory can be opened again after closing', () => {
  const free = mkdtempSync(join(tmpdir(), 'kathasagar-lock-'))

  lockDataDir(free, 0)()

  expect(() => lockDataDir(free, 0)()).not.toThrow(DataDirInUseError)
  rmSync(free, { recursive: true })
})
