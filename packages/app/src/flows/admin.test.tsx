import { clearTokens } from '@kathasagar/api'
import {
  adminModels,
  adminStoryHandlers,
  answer,
  makeAdminModels,
  makeAdminUser,
  makeAdminUsers,
  makeError,
  makeId,
  makeSecondFactor,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { choose, fillIn, open, press } from './test/openSite.tsx'

const server = withMockedServer(makeUser({ id: makeId(300), username: 'keeper', role: 'admin' }))
const stories = `${paths.admin}/stories`
const dialog = async () => within(await screen.findByRole('alertdialog'))

describe('the admin login', () => {
  async function logIn(path: string) {
    clearTokens()
    open(path)
    await fillIn(path === paths.admin ? 'Email or Username' : 'Username or Email', 'keeper')
    await fillIn('Password', 'Lamp#Oil108')
    await press('Sign In')
  }

  test.each([
    ['wrong_credentials', 'Invalid credentials. Please check your username and password.'],
    ['invalid_fields', 'Invalid input format. Please check your credentials.'],
  ] as const)('shows why it fails with %s', async (code, sentence) => {
    server.use(refuse('login', code))
    await logIn(paths.admin)

    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  })

  test.each([paths.admin, paths.login])('shows an error without tokens on %s', async (path) => {
    server.use(http.post('*/api/v1/auth/login', () => HttpResponse.json({ message: 'Welcome' })))
    await logIn(path)

    expect((await screen.findByRole('alert')).textContent).toContain('Invalid response format')
  })

  test('opens for a page that requires it, and returns to the page', async () => {
    clearTokens()
    open(`${stories}?page=2`)

    await screen.findByLabelText('Email or Username')
    expect(localStorage.getItem('redirectAfterLogin')).toBe(`${stories}?page=2`)
  })

  test('informs a player that the page is for admins, and switches accounts', async () => {
    server.use(answer('me', makeUser()))
    open(stories)

    await screen.findByRole('heading', { name: 'Admins only' })
    expect(screen.getByText(/^You are logged in as Tara Kulkarni/)).toBeDefined()
    await press('Log in with another account')
    await screen.findByLabelText('Email or Username')
  })

  test('opens if the session has expired', async () => {
    server.use(refuse('refresh', 'session_expired'), refuse('me', 'session_expired'))
    open(stories)

    await screen.findByText('Authentication failed. Please log in again.')
    expect(localStorage.getItem('redirectAfterLogin')).toBe(stories)
  })
})

describe('an admin without a second factor', () => {
  const dueIn = (ms: number) =>
    makeSecondFactor({ due_at: new Date(Date.now() + ms).toISOString() })

  test('sees the due date above the page', async () => {
    server.use(answer('getSecondFactor', dueIn(60_000)))
    open(stories)

    expect((await screen.findByRole('note')).textContent).toMatch(
      /^Admins need an authenticator app/,
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Stories' })).toBeDefined()
  })

  test('must set up the factor before continuing after the due date', async () => {
    server.use(answer('getSecondFactor', dueIn(-1)))
    open(stories)
    await screen.findByRole('heading', { level: 1, name: 'Set up a second factor first' })

    expect(screen.queryByRole('heading', { level: 1, name: 'Stories' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Set up an app' }).getAttribute('href')).toBe(
      paths.accountSection('security'),
    )
  })
})

test('retries lost credits with the same key', async () => {
  const keys: (string | null)[] = []
  server.use(
    http.post('*/admin/users/:id/credits', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return keys.length === 1
        ? HttpResponse.error()
        : HttpResponse.json({ ...makeAdminUser(), credits: 50 })
    }),
  )
  open(`${paths.admin}/users`)
  await press('Manage tara_k')
  await press('Give credits')
  await fillIn('Credits', '30')
  await fillIn(/^Reason/, 'She found a torn page')
  const give = (await dialog()).getByRole('button', { name: 'Give credits' })
  fireEvent.click(give)
  await screen.findByRole('alert')
  fireEvent.click(give)

  await screen.findByText('tara_k has 50 credits now.')
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]])
})

test('resets the featured switch when the server refuses', async () => {
  server.use(refuse('setFeatured', 'internal'))
  open(stories)
  const name = 'Featured: Seventy-One Nights of the Parrot'
  const control = await screen.findByRole<HTMLInputElement>('switch', { name })
  fireEvent.click(control)

  expect((await screen.findByRole('alert')).textContent).toBe('Failed to update featured status.')
  await waitFor(() => expect(control.checked).toBe(false))
})

test('keeps a draft after an admin’s session has expired', async () => {
  const form = `${stories}/edit/${makeId(1)}`
  server.use(
    refuse('refresh', 'session_expired'),
    refuse('updateStory', 'session_expired'),
    ...adminStoryHandlers(),
  )
  open(form)
  await fillIn(/^Tagline/, 'Tonight somebody asks to be carried back!')
  await press('Save Changes')

  await screen.findByText('Authentication failed. Please log in again.')
  expect(localStorage.getItem('redirectAfterLogin')).toBe(form)
  expect(Object.keys(localStorage).some((key) => key.startsWith('story-draft'))).toBe(true)
})

test('adds a category, and merges one that is in use', async () => {
  open(`${paths.admin}/categories`)
  await press('Add Category')
  await fillIn(/^Name/, 'Hills')
  const form = within(await screen.findByRole('dialog'))
  fireEvent.click(form.getByRole('button', { name: 'Add Category' }))
  await screen.findByText('“Hills” was added.')

  fireEvent.click(await screen.findByLabelText('Delete Forest Lore'))
  fireEvent.click((await dialog()).getByRole('button', { name: 'Merge instead' }))
  fireEvent.click(await screen.findByLabelText('Merge into'))
  const target = await screen.findByRole('option', { name: 'Far Futures' })
  expect(screen.queryByRole('option', { name: 'Forest Lore' })).toBeNull()
  fireEvent.click(target)
  fireEvent.click((await dialog()).getByRole('button', { name: 'Merge' }))

  expect(await screen.findByText('“Forest Lore” is now part of “Far Futures”.')).toBeDefined()
})

describe('an action on many stories', () => {
  async function takeDownAll() {
    open(stories)
    await screen.findByRole('switch', { name: 'Featured: The Last Lamp at Manikhat' })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await press('Take down')
    const reason = await screen.findByRole('textbox', { name: 'Reason' })
    fireEvent.change(reason, { target: { value: 'Copied' } })
    await press('Take down')
  }

  test('can be undone again after a failed undo', async () => {
    server.use(refuse('undoBulk', 'internal'))
    await takeDownAll()
    await press('Undo')
    expect(await screen.findByText('It could not be undone. Please try again.')).toBeDefined()

    server.use(answer('undoBulk', { undone: 5, left: 0, remaining: 0 }))
    await press('Undo')

    expect(await screen.findByText('The changes to 5 stories were undone.')).toBeDefined()
  })

  test('can be undone if it was only partly completed', async () => {
    server.use(
      answer('undoBulk', { undone: 2, left: 0, remaining: 0 }),
      answer('bulkStories', async (request) => {
        const { dry_run } = (await request.json()) as { dry_run?: boolean }
        if (!dry_run) server.use(refuse('bulkStories', 'internal'))
        return { bulk_id: makeId(70), total: 6, changed: 2, skipped: [], remaining: 4 }
      }),
    )
    await takeDownAll()
    expect(await screen.findByText(/Some stories couldn’t be changed/)).toBeDefined()
    await press('Cancel')

    expect(await screen.findByText('2 stories were changed.')).toBeDefined()
    await press('Undo')

    expect(await screen.findByText('The changes to 2 stories were undone.')).toBeDefined()
  })
})

test('opens the last page if the requested one does not exist', async () => {
  server.use(
    answer('listUsers', ({ url }) => {
      const page = Number(new URL(url).searchParams.get('page'))
      return makeAdminUsers({ page, total_pages: 1, ...(page > 1 && { users: [] }) })
    }),
  )
  open(`${paths.admin}/users?page=2`)

  expect(await screen.findByText('Ira Deshpande')).toBeDefined()
})

test.each([
  [
    stories,
    'search=lamp&status=draft&sort=plays.asc&page=2&per_page=50',
    { search: 'lamp', status: 'draft', sort: 'plays', order: 'asc', page: '2', per_page: '50' },
  ],
  [
    '/admin/users',
    'search=ira&role=admin&state=suspended&page=2',
    { search: 'ira', role: 'admin', state: 'suspended', page: '2' },
  ],
  [
    '/admin/audit',
    'actor=ira&act=signed_in&day=2025-03-09&before=12',
    { actor: 'ira', act: 'signed_in', day: '2025-03-09', before: '12' },
  ],
  ['/admin/overview', 'days=90', { days: '90' }],
])(
  'restores the state of %s from the address after a reload: %s',
  async (path, address, expected) => {
    const asked: URL[] = []
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url)))

    open(`${path}?${address}`)

    await expect
      .poll(() =>
        Object.fromEntries(asked.find((url) => url.pathname.endsWith(path))?.searchParams ?? []),
      )
      .toMatchObject(expected)
  },
)

describe('the models', () => {
  beforeEach(() => {
    server.use(...adminModels(makeAdminModels()))
    open(`${paths.admin}/models`)
  })

  test('use a new provider after the admin has confirmed it', async () => {
    await press('Add provider')
    await screen.findByRole('dialog', { name: 'Add a provider' })
    await fillIn('Name', 'The cellar')
    await fillIn('Address', 'http://10.0.0.12:8080/v1')
    await press('Save')
    const row = within(await screen.findByRole('row', { name: /^The cellar/ }))
    await row.findByText(/^Answers, 0.2 s/)

    let isReauthenticated = false
    const { status, body } = makeError('reauth_required')
    server.use(
      http.put('*/admin/models/bindings/:key', () =>
        isReauthenticated ? undefined : HttpResponse.json(body, { status }),
      ),
      http.post('*/me/reauthenticate', () => {
        isReauthenticated = true
        return HttpResponse.json({ reauthenticated_until: '2025-04-02T10:05:00.000Z' })
      }),
    )
    await press('Change the model for Vyasa')
    await screen.findByRole('dialog', { name: 'Model for Vyasa' })
    await choose('Provider', 'The cellar')
    const field = screen.getByRole('combobox', { name: 'Model' })
    act(() => field.focus())
    fireEvent.change(field, { target: { value: 'o4' } })
    fireEvent.click(await screen.findByRole('option', { name: 'o4-mini' }))
    await press('Save')
    await screen.findByRole('alertdialog', { name: 'Confirm that it’s you' })
    await fillIn('Password', 'Lamp#Oil108')
    await press('Confirm')
    await screen.findByText('Vyasa now uses o4-mini.')

    await press('Test Vyasa')
    expect(await screen.findByText(/^o4-mini answered: first words/)).toBeVisible()
  })

  test('name the fault of a provider', async () => {
    const { status, body } = makeError('storyteller_unreachable')
    const spent = { ...body, provider_fault: 'spent' }
    server.use(http.post('*/admin/models/try', () => HttpResponse.json(spent, { status })))
    await press('Test Tenali')

    expect(await screen.findByText(/Add credit on the provider’s site\./)).toBeVisible()
  })

  test('have a limit that can be changed, and providers that can be deleted', async () => {
    await screen.findByText('Today: $0.21 (limit $5.00)')
    await press('Limits')
    await fillIn(/^Daily limit/, '7.5')
    await press('Save')
    await screen.findByText('Today: $0.21 (limit $7.50)')

    await press('Delete OpenRouter')
    fireEvent.click((await dialog()).getByRole('button', { name: 'Delete' }))
    await screen.findByText('OpenRouter is deleted.')
    await waitFor(() => expect(screen.queryByRole('row', { name: /^OpenRouter/ })).toBeNull())
  })
})
