import { expect, test } from 'vitest'

import { sourceFiles } from '../architecture/sources.ts'
import { textOf } from '../prepare.mjs'

/** Packages that only some installations need. */
const LATE = /^import (?!type ).*from '(prom-client|@opentelemetry\/[^']+)'/m

test('what measures is loaded only where somebody has set it up', () => {
  const eager = sourceFiles().filter((file) => LATE.test(textOf(file)))

  expect(eager).toEqual([])
})
