import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openEmbedded, raise } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { createWriteProbe } from '../db/probeWrites.ts'
import { insertStory } from '../test/factories.ts'
import { testFolder } from '../test/testFolder.ts'
import { scheduleBackups } from './scheduleBackups.ts'

const dataDir = testFolder()
const backupEveryMs = 60 * 60_000

let database: Awaited<ReturnType<typeof openEmbedded>>
beforeAll(async () => {
  database = await openEmbedded(dataDir, raise)
  await migrate(database.db)
})
afterAll(() => database.close())

test('a database is backed up once something is written, not when it is asked how it is', async () => {
  const { db } = database
  const backupsAfter = async (work: () => Promise<unknown>) => {
    const backups = await scheduleBackups({ backupEveryMs, dataDir }, database, raise)
    await work()
    await backups.stop()
    const folder = join(dataDir, 'backups')
    return existsSync(folder) ? readdirSync(folder).length : 0
  }

  const asked = await backupsAfter(createWriteProbe(db))
  const swept = await backupsAfter(() => sql`delete from rate_limits where hits < 0`.execute(db))
  const written = await backupsAfter(() => insertStory(db))

  expect([asked, swept, written]).toEqual([0, 0, 1])
})
