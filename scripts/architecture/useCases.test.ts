import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { routes } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

const services = fileURLToPath(new URL('../../packages/server/src/services', import.meta.url))

/** Names of the files below services, without their ending. */
const useCases = new Set(
  readdirSync(services, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => path.replace(/^.*[\\/]|\.ts$/g, '')),
)

test('every call of the contract has a use case of its name', () => {
  expect(Object.keys(routes).filter((name) => !useCases.has(name))).toEqual([])
})
