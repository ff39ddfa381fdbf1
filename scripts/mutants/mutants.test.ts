import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { MUTANTS } from './mutants.mjs'

const SOURCE = join(import.meta.dirname, '../../packages/server/src')
const timesIn = (file: string, words: string) =>
  readFileSync(join(SOURCE, file), 'utf8').split(words).length - 1

test.each(MUTANTS)('a place to break is there once: $name', ({ edits, tests }) => {
  for (const [file = '', from = ''] of edits) expect(timesIn(file, from)).toBe(1)
  expect(tests.filter((file) => !existsSync(join(SOURCE, file)))).toEqual([])
})

test('no way to break the ledger or access is left out', () => {
  const ofAccess = MUTANTS.filter(({ name }) => name.startsWith('access: '))

  expect(ofAccess.length).toBeGreaterThanOrEqual(16)
  expect(MUTANTS.length - ofAccess.length).toBeGreaterThanOrEqual(25)
})
