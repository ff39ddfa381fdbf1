import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root, sourceFiles } from '../architecture/imports.ts'

/** Packages that only some installations need. */
const LATE = /^import (?!type ).*from '(prom-client|@opentelemetry\/[^']+)'/m

test('what measures is loaded only where somebody has set it up', () => {
  const eager = sourceFiles().filter((file) => LATE.test(readFileSync(join(root, file), 'utf8')))

  expect(eager).toEqual([])
})
