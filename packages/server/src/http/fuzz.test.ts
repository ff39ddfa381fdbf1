import { expect, test } from 'vitest'

import { fuzzImporter, IMPORTERS } from '../test/fuzz/fuzzImporter.ts'
import { fuzzOperation } from '../test/fuzz/fuzzOperation.ts'
import { operationsOf } from '../test/fuzz/fuzzRequests.ts'
import { rounds } from '../../../../scripts/checks/rounds.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { openApiDocument } from './openApi.ts'

/** The same each time, so that a change alone makes it fail; `npm run fuzz` sends thousands of others. */
const SENT = { requests: rounds(5, 40), seed: 7 }

const product = await openTestApp()

test.each(operationsOf(openApiDocument()))(
  '$id never falls over, whatever it is sent',
  async (operation) => {
    const { requests } = await fuzzOperation(product, operation, SENT)

    expect(requests).toBeGreaterThanOrEqual(SENT.requests)
  },
)

test.each([...IMPORTERS])(
  '%s reads or refuses what is damaged, and never falls over',
  async (_, stories) => {
    const { requests } = await fuzzImporter(product.ports.storyImporter, stories, SENT)

    expect(requests).toBe(SENT.requests)
  },
)
