import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { killRounds, type KillReport } from './killRounds.ts'
import { createServerDatabase, type ServerDatabase } from './testDatabase.ts'

/** `npm run kill-test` kills two hundred times. */
const KILLS = 2

let dataDir: string
let onServer: ServerDatabase | null
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kathasagar-kill-'))
  onServer = await createServerDatabase()
})
afterAll(async () => {
  await onServer?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a server killed at any moment loses nothing it said and charges nothing twice', async () => {
  const reports: KillReport[] = []

  for await (const report of killRounds({ dataDir, databaseUrl: onServer?.url ?? null }, KILLS)) {
    reports.push(report)
  }

  expect(reports).toHaveLength(KILLS)
}, 600_000)
