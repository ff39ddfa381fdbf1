import { expect, test } from 'vitest'

import { csvRow } from './csvFile.ts'

test.each([
  '=1+1',
  ' =1+1',
  '\t@SUM(A1)',
  '\u00a0+1',
  '\u200b-1',
  '\uff1d1+1',
  ' \uff0b1',
  '\uff201',
  '\uff0d1',
])('a cell of %j is text, and no formula', (value) => {
  expect(csvRow([value])).toBe(`'${value}\r\n`)
})

test('a name that only has such a sign within is left as it is', () => {
  expect(csvRow(['Rice = life', 3, null])).toBe('Rice = life,3,\r\n')
})
