import { tmpdir } from 'node:os'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import type { OpenDatabase } from './db/client.ts'
import { openTestDatabase } from './test/testDatabase.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

function installed() {
  const config = readConfig({
    DATA_DIR: tmpdir(),
    TOKEN_SECRET: 'a secret that no installation has',
  })
  if ('problems' in config) throw new Error(config.problems.join('\n'))
  return createContext(config, database)
}

test('an installation answers within ten seconds, despite longer limits in tests', () => {
  expect(installed().answerWithinMs).toBe(10_000)
  expect(installed().prefetchWithinMs).toBe(250)
})

test('an installation hashes passwords at the full cost, despite lower costs in tests', async () => {
  const stored = await installed().ports.passwords.hash('Sagar#2042x')

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
