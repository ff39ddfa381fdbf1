import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildTestApp, type TestApp } from '../test/buildTestApp.ts'
import { fuzzOperation } from '../test/fuzz/fuzzOperation.ts'
import { operationsOf } from '../test/fuzz/fuzzRequests.ts'
import { openApiDocument } from './openApi.ts'

/** `npm run fuzz` sends thousands. */
const REQUESTS = 40

let product: TestApp
beforeAll(async () => {
  product = await buildTestApp()
})
afterAll(() => product.close())

test.each(operationsOf(openApiDocument()))(
  '$id never falls over, whatever it is sent',
  async (operation) => {
    const { requests } = await fuzzOperation(product, operation, {
      requests: REQUESTS,
      seed: Date.now(),
    })

    expect(requests).toBeGreaterThanOrEqual(REQUESTS)
  },
)
