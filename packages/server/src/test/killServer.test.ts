import { afterAll, beforeAll, expect, test } from 'vitest'

import { killRounds, type KillReport } from './killRounds.ts'
import { createServerDatabase, type ServerDatabase } from './testDatabase.ts'
import { testFolder } from './testFolder.ts'

const KILLS = 2

const dataDir = testFolder()
let onServer: ServerDatabase | null
beforeAll(async () => {
  onServer = await createServerDatabase()
})
afterAll(() => onServer?.drop())

test('loses no acknowledged turn and charges nothing twice when a server is killed', async () => {
  const reports: KillReport[] = []

  for await (const report of killRounds({ dataDir, databaseUrl: onServer?.url ?? null }, KILLS)) {
    reports.push(report)
  }

  expect(reports).toHaveLength(KILLS)
}, 600_000)
