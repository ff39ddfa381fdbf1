import { saveTokens } from '@kathasagar/api'
import {
  adminStoryHandlers,
  answer,
  guestSite,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { MINUTE_MS } from '@kathasagar/api/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { callsTo, open, press } from './test/openSite.tsx'

const server = withMockedServer()
const calls = callsTo(server)

beforeEach(() => {
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer('me', makeUser({ is_suspended: true, role: 'admin' })),
    refuse('listSignIns', 'account_suspended'),
    refuse('getWallet', 'account_suspended'),
    answer('deleteMe', { erased_at: '2025-03-17T09:30:00.000Z' }),
    ...guestSite(),
  )
})

test('a suspended user can close the account', async () => {
  open(paths.account)

  expect(await screen.findByText(/^This account is suspended/)).toBeDefined()
  expect(screen.getAllByRole('region')).toHaveLength(1)

  await press('Delete My Account')
  const dialog = within(await screen.findByRole('alertdialog'))
  const password = dialog.getByLabelText('Password')
  fireEvent.change(password, { target: { value: 'Sagar#2042x' } })
  fireEvent.submit(password)

  expect(await screen.findByLabelText('Username or Email')).toBeDefined()
  expect(calls).toContain('DELETE /me')
})

test('a suspended admin cannot open the administration', async () => {
  server.use(...adminStoryHandlers())
  open(`${paths.admin}/stories`)

  expect(await screen.findByRole('button', { name: 'Sign in with another account' })).toBeDefined()
  expect(calls.filter((call) => call.includes('/admin/'))).toEqual([])
})

test('a failed export is fetched again with the same key', async () => {
  const expires_at = new Date(Date.now() + 10 * MINUTE_MS).toISOString()
  server.use(answer('askExport', { token: 'key', expires_at }), refuse('exportMe', 'too_busy'))
  open(paths.account)
  await press('Download My Data')
  const password = within(await screen.findByRole('alertdialog')).getByLabelText('Password')
  fireEvent.change(password, { target: { value: 'Sagar#2042x' } })
  const copies = () => calls.filter((call) => call === 'GET /me/export').length

  fireEvent.submit(password)
  await expect.poll(copies).toBe(1)
  await screen.findByRole('button', { name: 'Download' })
  fireEvent.submit(password)

  await expect.poll(copies).toBe(2)
  expect(calls.filter((call) => call === 'POST /me/export')).toHaveLength(1)
})
