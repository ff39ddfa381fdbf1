import { expect, test } from 'vitest'

import { sourceFiles } from '../architecture/sources.ts'
import { textOf } from '../prepare.mjs'

const LATE = /^import (?!type ).*from '(prom-client|@opentelemetry\/[^']+)'/m

test('telemetry is loaded only if it is configured', () => {
  const eager = sourceFiles().filter((file) => LATE.test(textOf(file)))

  expect(eager).toEqual([])
})
