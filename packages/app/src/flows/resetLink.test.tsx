import { answer, guestSite } from '@kathasagar/api/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { withMockedServer } from './test/bareBrowser.ts'
import { open } from './test/openSite.tsx'

const server = withMockedServer()

test.each([
  ['used', /It was used before/],
  ['expired', /Its hour is over/],
] as const)('a reset link that is %s shows so before a password is typed', async (state, text) => {
  server.use(answer('readResetLink', { state }), ...guestSite())
  open('/reset-password?token=abc')

  await screen.findByText(text)
  expect(screen.queryByLabelText('Password')).toBeNull()
})
