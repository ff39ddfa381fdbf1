import { tmpdir } from 'node:os'

import { afterAll, expect, test } from 'vitest'

import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { openTestDatabase } from './test/testDatabase.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

test('answers within ten seconds and hashes at full cost by default, unlike in tests', async () => {
  const config = readConfig({
    DATA_DIR: tmpdir(),
    TOKEN_SECRET: 'a secret that no installation has',
  })
  if ('problems' in config) throw new Error(config.problems.join('\n'))
  const { answerWithinMs, prefetchWithinMs, ports } = createContext(config, database)
  const stored = await ports.passwords.hash('Sagar#2042x')

  expect([answerWithinMs, prefetchWithinMs]).toEqual([10_000, 250])
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
