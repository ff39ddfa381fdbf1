import { expect, test } from 'vitest'

import { createFormat } from '../../../../design-system/format/createFormat.ts'
import { adminMessages } from '../../../../messages/adminMessages.ts'
import { summaryOf, topOf } from './daySeries.ts'

const days = ['2025-04-01', '2025-04-02']
const format = createFormat('en')

test('days without anything are told so, and still can be drawn', () => {
  const quiet = [{ name: 'Failures', counts: [0, 0] }]

  expect(summaryOf(quiet, days, format, adminMessages.overview)).toBe('Failures: none.')
  expect(topOf(quiet)).toBe(1)
})
