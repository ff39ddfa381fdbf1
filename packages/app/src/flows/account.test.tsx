import {
  answer,
  makeAuthor,
  makeSecondFactor,
  makeUpload,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { MINUTE_MS } from '@kathasagar/api/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { callsTo, open, press } from './test/openSite.tsx'

const user = makeUser({ role: 'admin' })
const server = withMockedServer(user)
const calls = callsTo(server)

const dialog = async (name?: string) =>
  within(await screen.findByRole('alertdialog', name ? { name } : {}))

async function answerIn(name: string | undefined, label: string, value: string) {
  const field = (await dialog(name)).getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.submit(field)
}

describe('the second factor', () => {
  beforeEach(() =>
    server.use(
      answer('beginTotp', { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/tara?secret=JBSWY3' }),
    ),
  )
  const section = async () =>
    within(await screen.findByRole('region', { name: 'Login and security' }))
  const pressIn = async (name: string) =>
    fireEvent.click((await section()).getByRole('button', { name }))

  test('is not set up after a wrong first code, and an error is shown', async () => {
    server.use(refuse('confirmTotp', 'second_factor_refused'))
    open(paths.accountSection('security'))
    await pressIn('Set up an app')
    const name = 'Set up an authenticator app'
    await answerIn(name, 'Six-digit code', '123456')

    expect((await (await dialog(name)).findByRole('alert')).textContent).toMatch(
      /^This code is wrong/,
    )
  })

  test('requires reauthentication by password or code after an old login', async () => {
    const totp = { added_at: '2025-03-09T09:30:00.000Z', last_used_at: null }
    const recovery_codes = Array.from({ length: 10 }, (_none, at) => `abcde-2345${at}`)
    let isProved = false
    server.use(
      answer('getSecondFactor', makeSecondFactor({ totp, recovery_codes_left: 10 })),
      answer('reauthenticateWithSecondFactor', () => {
        isProved = true
        server.use(answer('renewRecoveryCodes', { recovery_codes }))
        return { reauthenticated_until: '2025-03-09T09:35:00.000Z' }
      }),
      refuse('renewRecoveryCodes', 'reauth_required'),
    )
    open(paths.accountSection('security'))
    await pressIn('Create new codes')
    const question = await dialog('Create new recovery codes?')
    fireEvent.click(question.getByRole('button', { name: 'Create new codes' }))
    const reauth = await dialog('Confirm that it’s you')
    fireEvent.click(await reauth.findByRole('button', { name: 'Use your authenticator app' }))
    await answerIn('Confirm that it’s you', 'Six-digit code', '123456')

    expect(await dialog('Save your recovery codes')).toBeDefined()
    expect(isProved).toBe(true)
  })

  test('remains unchanged if reauthentication is cancelled', async () => {
    server.use(refuse('beginTotp', 'reauth_required'))
    open(paths.accountSection('security'))
    await pressIn('Set up an app')
    fireEvent.click((await dialog('Confirm that it’s you')).getByRole('button', { name: 'Cancel' }))

    expect((await (await section()).findByRole('alert')).textContent).toMatch(
      /^Nothing was changed, because/,
    )
  })
})

describe('logging out everywhere', () => {
  beforeEach(async () => {
    server.use(answer('logoutAll', { ok: true }))
    open(paths.accountSection('security'))
    const devices = within(await screen.findByRole('region', { name: 'Sessions' }))
    fireEvent.click(await devices.findByRole('button', { name: 'Sign out everywhere' }))
  })
  const confirm = () => answerIn('Log out everywhere?', 'Password', 'Lamp#Oil108')

  test("deletes only the user's own drafts", async () => {
    for (const prefix of ['draft', 'left-turns']) {
      localStorage.setItem(`${prefix}:${user.id}:one`, 'words for the ferryman')
      localStorage.setItem(`${prefix}:another:two`, 'words for the queen')
    }
    await confirm()

    await waitFor(() => expect(localStorage.getItem('tokens')).toBeNull())
    for (const prefix of ['draft', 'left-turns']) {
      expect(localStorage.getItem(`${prefix}:${user.id}:one`)).toBeNull()
      expect(localStorage.getItem(`${prefix}:another:two`)).toBe('words for the queen')
    }
  })

  test('shows no message about an expired session', async () => {
    await dialog('Log out everywhere?')
    // Refetches after the logout have no account.
    server.use(refuse('me', 'not_signed_in'), refuse('listSignIns', 'not_signed_in'))
    await confirm()

    await screen.findByRole('heading', { name: 'Welcome Back' })
    await expect.poll(() => localStorage.getItem('redirectAfterLogin')).toBeNull()
    expect(screen.queryByText('Your session has expired. Please log in again.')).toBeNull()
  })
})

describe('a suspended account', () => {
  beforeEach(() =>
    server.use(
      answer('me', makeUser({ is_suspended: true, role: 'admin' })),
      refuse('listSignIns', 'account_suspended'),
      refuse('getWallet', 'account_suspended'),
      answer('deleteMe', { erased_at: '2025-03-17T09:30:00.000Z' }),
    ),
  )

  test('can be closed', async () => {
    open(paths.account)
    expect(await screen.findByText(/^This account is suspended/)).toBeDefined()
    expect(screen.getAllByRole('region')).toHaveLength(1)

    await press('Delete My Account')
    await answerIn(undefined, 'Password', 'Sagar#2042x')

    expect(await screen.findByLabelText('Username or Email')).toBeDefined()
    expect(calls).toContain('DELETE /me')
  })

  test('cannot open the administration', async () => {
    open(`${paths.admin}/stories`)

    expect(await screen.findByRole('button', { name: 'Log in with another account' })).toBeDefined()
    expect(calls.filter((call) => call.includes('/admin/'))).toEqual([])
  })

  test('retries a failed export with the same key', async () => {
    const expires_at = new Date(Date.now() + 10 * MINUTE_MS).toISOString()
    server.use(answer('askExport', { token: 'key', expires_at }), refuse('exportMe', 'too_busy'))
    open(paths.account)
    await press('Download My Data')
    const copies = () => calls.filter((call) => call === 'GET /me/export').length

    await answerIn(undefined, 'Password', 'Sagar#2042x')
    await expect.poll(copies).toBe(1)
    await screen.findByRole('button', { name: 'Download' })
    await answerIn(undefined, 'Password', 'Sagar#2042x')

    await expect.poll(copies).toBe(2)
    expect(calls.filter((call) => call === 'POST /me/export')).toHaveLength(1)
  })
})

describe('an uploaded picture', () => {
  const sent: unknown[] = []
  beforeEach(() => {
    sent.length = 0
    server.use(
      answer('updateMe', async (request) => {
        sent.push(await request.json())
        return makeUser()
      }),
    )
  })

  async function choosePicture(locale: 'en' | 'hi', said: RegExp) {
    open(paths.account, locale)
    await screen.findByRole('button', { name: locale === 'en' ? 'Choose a picture' : 'चित्र चुनें' })
    const file = new File(['PNG'], 'tara.png', { type: 'image/png' })
    fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } })
    await screen.findByText(said)
  }

  test('becomes the avatar', async () => {
    const uploaded: unknown[] = []
    server.use(
      answer('uploadPicture', async (request) => {
        uploaded.push(await request.json())
        return makeUpload()
      }),
    )

    await choosePicture('en', /The picture is uploaded/)
    await press('Save Profile')

    await waitFor(() => expect(sent).toMatchObject([{ avatar_url: makeUpload().image_url }]))
    expect(uploaded).toEqual([{ base64: btoa('PNG') }])
  })

  test('is refused in the interface language', async () => {
    const fault = { loc: ['base64'], msg: 'It is no picture', type: 'pictureUnreadable' }
    server.use(refuse('uploadPicture', 'invalid_fields', { detail: [fault] }))

    await choosePicture('hi', /यह कोई पढ़ा जा सकने वाला चित्र नहीं है/)

    expect(screen.queryByRole('slider', { name: 'बाईं ओर से' })).toBeNull()
  })

  test('can be selected again and deleted', async () => {
    const uploads = [makeUpload(), makeUpload({ id: 'b'.repeat(64) })]
    server.use(answer('listUploads', { uploads, next: null, bytes: 0, bytes_max: 1 }))
    open(paths.account)
    await press('Your pictures')
    const [first] = await screen.findAllByRole('button', { name: /^Delete the picture/ })
    fireEvent.click(first!)
    await press('Delete')
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Choose the picture/ })).toHaveLength(1),
    )
    await press(/^Choose the picture/)
    await press('Save Profile')

    await waitFor(() => expect(sent).toMatchObject([{ avatar_url: expect.stringMatching(/bbbb/) }]))
    expect(calls).toContainEqual(expect.stringMatching(/^DELETE .*\/uploads\/a{64}$/))
  })
})

test('shows an error if unblocking fails', async () => {
  const { handle, display_name, avatar_url } = makeAuthor()
  server.use(
    answer('listBlocked', { blocked: [{ handle, display_name, avatar_url }] }),
    refuse('unblockAuthor', 'too_many_requests'),
  )
  open(paths.accountSection('notices'))

  await press(`Unblock ${display_name}`)

  expect(await screen.findByText(/Too many requests/)).toBeDefined()
})
