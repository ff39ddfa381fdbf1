import { expect, test } from 'vitest'

import { describeSystemError } from './describeSystemError.ts'

test.each([
  ['28000', 'PostgreSQL rejects the role in DATABASE_URL.'],
  ['28P01', 'PostgreSQL refuses the role or the password in DATABASE_URL.'],
  ['EADDRINUSE', 'The port is in use by another program.'],
])('explains the error %s in one sentence', (code, sentence) => {
  expect(describeSystemError(Object.assign(new Error('refused'), { code }))).toContain(sentence)
})
