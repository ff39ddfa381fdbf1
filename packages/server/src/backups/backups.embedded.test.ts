import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { MINUTE_MS } from '@kathasagar/api/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openEmbedded, rethrow } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { createWriteProbe } from '../db/probes.ts'
import { grantCredits } from '../modules/ledger/index.ts'
import { insertStory } from '../test/factories.ts'
import { testFolder } from '../test/testFolder.ts'
import { load } from './load.ts'
import { makeBackup, selectBackups, scheduleBackups } from './scheduleBackups.ts'

const dir = testFolder()

test('backs up a running database with all committed rows, even inside a transaction', async () => {
  const { db, embedded, close } = await openEmbedded(join(dir, 'home'), rethrow)
  await migrate(db)
  await insertStory(db, { title: 'Committed' })
  const place = { dir: join(dir, 'backups'), copyTo: embedded.copyTo }

  // A scheduled backup may also run during an open transaction.
  const file = await db.transaction().execute(async (trx) => {
    await trx.updateTable('stories').set({ title: 'Not committed' }).execute()
    return makeBackup(place, new Date())
  })
  await close()

  const restored = await openEmbedded(join(dir, 'restored'), rethrow)
  await load(restored.db, file, () => undefined)
  const stories = await restored.db.selectFrom('stories').select('title').execute()
  await restored.close()
  expect(stories).toEqual([{ title: 'Committed' }])
  expect(existsSync(join(place.dir, 'copy'))).toBe(false)
})

test('deletes a backup with an inconsistent ledger, and leaves earlier backups', async () => {
  const { db, embedded, close } = await openEmbedded(join(dir, 'home'), rethrow)
  const place = { dir: join(dir, 'backups'), copyTo: embedded.copyTo }
  const user = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await grantCredits(db, user.id, 20, 'registration')
  await db.transaction().execute(async (trx) => {
    await sql`alter table ledger_accounts disable trigger ledger_accounts_guard`.execute(trx)
    await sql`update ledger_accounts set posted = posted + 5`.execute(trx)
    await sql`alter table ledger_accounts enable trigger ledger_accounts_guard`.execute(trx)
  })
  const before = readdirSync(place.dir)

  await expect(makeBackup(place, new Date())).rejects.toThrow('is inconsistent')

  expect(readdirSync(place.dir)).toEqual(before)
  expect(before).toHaveLength(1)
  await close()
})

test('backs up after a write, but not after a health check', async () => {
  const [dataDir, backupEveryMs] = [join(dir, 'scheduled'), 60 * MINUTE_MS]
  const database = await openEmbedded(dataDir, rethrow)
  const { db } = database
  await migrate(db)
  const backupsAfter = async (work: () => Promise<unknown>) => {
    const backups = await scheduleBackups({ backupEveryMs, dataDir }, database, rethrow)
    await work()
    await backups.stop()
    const folder = join(dataDir, 'backups')
    return existsSync(folder) ? readdirSync(folder).length : 0
  }

  const asked = await backupsAfter(createWriteProbe(db))
  const swept = await backupsAfter(() => sql`delete from rate_limits where hits < 0`.execute(db))
  const written = await backupsAfter(() => insertStory(db))

  await database.close()
  expect([asked, swept, written]).toEqual([0, 0, 1])
})

const NOW = new Date('2026-11-21T20:00:00Z')

const every15Minutes = (count: number) =>
  Array.from({ length: count }, (_, index) => new Date(NOW.getTime() - index * 15 * MINUTE_MS))

test('keeps about forty of the backups made every quarter of an hour for ten weeks', () => {
  const kept = [...selectBackups(every15Minutes(10 * 7 * 96), NOW)]
  const ages = kept.map((made) => (NOW.getTime() - made.getTime()) / (60 * MINUTE_MS))

  expect(kept.length).toBeGreaterThan(40)
  expect(kept.length).toBeLessThan(60)
  expect(ages.filter((hours) => hours <= 2)).toHaveLength(9)
  expect(Math.max(...ages)).toBeGreaterThan(7 * 7 * 24)
  expect(Math.max(...ages)).toBeLessThanOrEqual(8 * 7 * 24)
  const old = new Date('2020-01-01T00:00:00Z')
  expect([...selectBackups([old], NOW)]).toEqual([old])
})
