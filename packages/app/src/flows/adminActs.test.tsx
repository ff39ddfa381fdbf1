import { saveTokens } from '@kathasagar/api'
import {
  adminPeople,
  adminStoryHandlers,
  adminTaxonomy,
  answer,
  guestSite,
  makeAdminUser,
  makeError,
  makeId,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'

import { withMockedServer } from './test/bareBrowser.ts'
import { fillIn, open, press } from './test/openSite.tsx'

const server = withMockedServer()
beforeEach(() => {
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer('me', makeUser({ id: makeId(300), username: 'keeper', role: 'admin' })),
    ...adminPeople(),
    ...adminStoryHandlers(),
    ...adminTaxonomy(),
    ...guestSite(),
  )
})

const dialog = async () => within(await screen.findByRole('alertdialog'))

test('a retry of lost credits has the same key', async () => {
  const keys: (string | null)[] = []
  server.use(
    http.post('*/admin/users/:id/credits', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return keys.length === 1
        ? HttpResponse.error()
        : HttpResponse.json({ ...makeAdminUser(), credits: 50 })
    }),
  )
  open('/admin/users')
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

test('an action that needs the password continues once it is given', async () => {
  let isReauthenticated = false
  const sent: unknown[] = []
  const { status, body } = makeError('reauth_required')
  server.use(
    http.put('*/admin/users/:id/role', async ({ request }) => {
      if (!isReauthenticated) return HttpResponse.json(body, { status })
      sent.push(await request.json())
      return HttpResponse.json({ ...makeAdminUser(), role: 'admin' })
    }),
    http.post('*/me/reauthenticate', () => {
      isReauthenticated = true
      return HttpResponse.json({ reauthenticated_until: '2025-04-02T10:05:00.000Z' })
    }),
  )
  open('/admin/users')
  await press('Manage tara_k')
  await press('Make an admin')
  fireEvent.click((await dialog()).getByRole('button', { name: 'Make an admin' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Is it you?' }))
  fireEvent.change(asked.getByLabelText('Password'), { target: { value: 'Lamp#Oil108' } })
  fireEvent.submit(asked.getByLabelText('Password'))

  await screen.findByText('tara_k is an admin now.')
  expect(sent).toEqual([{ role: 'admin' }])
})

test('an action changes nothing without the password', async () => {
  server.use(refuse('setRole', 'reauth_required'))
  open('/admin/users')
  await press('Manage tara_k')
  await press('Make an admin')
  fireEvent.click((await dialog()).getByRole('button', { name: 'Make an admin' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Is it you?' }))
  fireEvent.click(asked.getByRole('button', { name: 'Cancel' }))

  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed')
})

test('the featured switch resets when the server refuses', async () => {
  server.use(refuse('setFeatured', 'internal'))
  open('/admin/stories')
  const name = 'Featured: Seventy-One Nights of the Parrot'
  const control = await screen.findByRole<HTMLInputElement>('switch', { name })
  fireEvent.click(control)

  expect((await screen.findByRole('alert')).textContent).toBe('Failed to update featured status.')
  await waitFor(() => expect(control.checked).toBe(false))
})

test('a draft survives an expired session of an admin', async () => {
  const form = `/admin/stories/edit/${makeId(1)}`
  server.use(refuse('refresh', 'session_expired'), refuse('updateStory', 'session_expired'))
  open(form)
  await fillIn(/^Tagline/, 'Tonight somebody asks to be carried back!')
  await press('Save Changes')

  await screen.findByText('Authentication failed. Please log in again.')
  expect(localStorage.getItem('redirectAfterLogin')).toBe(form)
  expect(Object.keys(localStorage).some((key) => key.startsWith('story-draft'))).toBe(true)
})

test('adds a category, and merges one that is in use', async () => {
  open('/admin/categories')
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

test('a refused order of categories is reverted', async () => {
  server.use(refuse('orderCategories', 'internal'))
  open('/admin/categories')
  fireEvent.click(await screen.findByLabelText('Move River Tales down'))

  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('row')
        .slice(0, 2)
        .map((row) => row.getAttribute('aria-label')),
    ).toEqual(['River Tales', 'Courts & Cunning']),
  )
})
