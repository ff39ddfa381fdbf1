import { saveTokens } from '@kathasagar/api'
import {
  adminStoryHandlers,
  answer,
  guestSite,
  makeSecondFactor,
  makeSignedIn,
  makeSignIns,
  makeUser,
  makeWallet,
  refuse,
} from '@kathasagar/api/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open } from './test/openSite.tsx'

const server = withMockedServer()
const codes = Array.from({ length: 10 }, (_none, at) => `abcde-2345${at}`)
const totp = { added_at: '2025-03-09T09:30:00.000Z', last_used_at: null }
const withApp = makeSecondFactor({ totp, recovery_codes_left: 10 })

beforeEach(() => {
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer('me', makeUser({ role: 'admin' })),
    answer('listSignIns', makeSignIns()),
    answer('getWallet', makeWallet()),
    answer('beginTotp', { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/tara?secret=JBSWY3DP' }),
    ...guestSite(),
  )
})

const section = async () =>
  within(await screen.findByRole('region', { name: 'Sign-in and security' }))
const press = async (name: string) =>
  fireEvent.click((await section()).getByRole('button', { name }))
const asked = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

function answerIn(dialog: Awaited<ReturnType<typeof asked>>, label: string, value: string) {
  const field = dialog.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.submit(field)
}

test('a wrong first code shows an error and sets up nothing', async () => {
  server.use(refuse('confirmTotp', 'second_factor_refused'))
  open(paths.accountSection('security'))
  await press('Set Up an App')
  const setUp = await asked('Set up an authenticator app')
  answerIn(setUp, 'Code of six digits', '123456')

  expect((await setUp.findByRole('alert')).textContent).toMatch(/^This code is wrong/)
})

test('an old login requires reauthentication by password or code', async () => {
  let isProved = false
  server.use(
    answer('getSecondFactor', withApp),
    answer('reauthenticateWithSecondFactor', () => {
      isProved = true
      server.use(answer('renewRecoveryCodes', { recovery_codes: codes }))
      return { reauthenticated_until: '2025-03-09T09:35:00.000Z' }
    }),
    refuse('renewRecoveryCodes', 'reauth_required'),
  )
  open(paths.accountSection('security'))
  await press('Make New Codes')
  fireEvent.click(
    (await asked('Make new recovery codes?')).getByRole('button', { name: 'Make New Codes' }),
  )
  const reauth = await asked('Is it you?')
  fireEvent.click(await reauth.findByRole('button', { name: 'Use your authenticator app' }))
  answerIn(reauth, 'Code of six digits', '123456')

  expect(await asked('Keep your recovery codes')).toBeDefined()
  expect(isProved).toBe(true)
})

test('cancelled reauthentication changes nothing', async () => {
  server.use(refuse('beginTotp', 'reauth_required'))
  open(paths.accountSection('security'))
  await press('Set Up an App')
  fireEvent.click((await asked('Is it you?')).getByRole('button', { name: 'Cancel' }))

  expect((await (await section()).findByRole('alert')).textContent).toMatch(
    /^Nothing was changed, because/,
  )
})

test("logging out everywhere deletes only the user's own drafts", async () => {
  const { id } = makeUser()
  localStorage.setItem(`draft:${id}:one`, 'words for the ferryman')
  localStorage.setItem(`left-turns:${id}:one`, 'The rope goes slack.')
  localStorage.setItem('draft:another:two', 'words for the queen')
  localStorage.setItem('left-turns:another:two', 'The rope goes slack.')
  server.use(answer('logoutAll', { ok: true }))
  open(paths.accountSection('security'))
  const devices = within(await screen.findByRole('region', { name: 'Sessions' }))
  fireEvent.click(await devices.findByRole('button', { name: 'Sign out everywhere' }))
  answerIn(await asked('Sign out everywhere?'), 'Password', 'Lamp#Oil108')

  await waitFor(() => expect(localStorage.getItem('tokens')).toBeNull())
  expect(localStorage.getItem(`draft:${id}:one`)).toBeNull()
  expect(localStorage.getItem(`left-turns:${id}:one`)).toBeNull()
  expect(localStorage.getItem('draft:another:two')).toBe('words for the queen')
  expect(localStorage.getItem('left-turns:another:two')).toBe('The rope goes slack.')
})

test('logging out everywhere shows no message about an expired session', async () => {
  server.use(answer('logoutAll', { ok: true }))
  open(paths.accountSection('security'))
  const devices = within(await screen.findByRole('region', { name: 'Sessions' }))
  fireEvent.click(await devices.findByRole('button', { name: 'Sign out everywhere' }))
  const dialog = await asked('Sign out everywhere?')
  // Refetches after the logout have no account.
  server.use(refuse('me', 'not_signed_in'), refuse('listSignIns', 'not_signed_in'))
  answerIn(dialog, 'Password', 'Lamp#Oil108')

  await screen.findByRole('heading', { name: 'Welcome Back' })
  await expect.poll(() => localStorage.getItem('redirectAfterLogin')).toBeNull()
  expect(screen.queryByText('Your session has expired. Please log in again.')).toBeNull()
})

describe('an admin without a second factor', () => {
  const dueIn = (ms: number) =>
    makeSecondFactor({ due_at: new Date(Date.now() + ms).toISOString() })

  beforeEach(() => server.use(answer('me', makeUser({ role: 'admin' })), ...adminStoryHandlers()))

  test('sees the due date above the page', async () => {
    server.use(answer('getSecondFactor', dueIn(60_000)))
    open(`${paths.admin}/stories`)

    expect((await screen.findByRole('note')).textContent).toMatch(
      /^Admins need an authenticator app/,
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Stories' })).toBeDefined()
  })

  test('must set it up first once it is overdue', async () => {
    server.use(answer('getSecondFactor', dueIn(-1)))
    open(`${paths.admin}/stories`)
    await screen.findByRole('heading', { level: 1, name: 'Set up a second factor first' })

    expect(screen.queryByRole('heading', { level: 1, name: 'Stories' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Set it up' }).getAttribute('href')).toBe(
      paths.accountSection('security'),
    )
  })
})
