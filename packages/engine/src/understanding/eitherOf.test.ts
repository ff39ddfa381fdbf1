import { expect, test } from 'vitest'

import { splitAtOr } from './splitInput.ts'

test.each([
  ['the hole or the ledger', ['the hole', 'the ledger']],
  ['chai ya register', ['chai', 'register']],
  ['चाय या रजिस्टर', ['चाय', 'रजिस्टर']],
  ['the ledger', null],
  ['order the ledger', null],
  ['or', null],
])('%s has the alternatives %s', (words, sides) => {
  expect(splitAtOr(words)).toEqual(sides)
})
