import { saveTokens } from '@kathasagar/api'
import {
  adminPeople,
  adminStoryHandlers,
  answer,
  guestSite,
  makeAdminUsers,
  makeId,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'

const server = withMockedServer()
beforeEach(() => {
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer('me', makeUser({ role: 'admin' })),
    ...adminPeople(),
    ...adminStoryHandlers(),
    ...guestSite(),
  )
})

test('a page beyond the last one leads to the last page', async () => {
  server.use(
    answer('listUsers', ({ url }) => {
      const page = Number(new URL(url).searchParams.get('page'))
      return makeAdminUsers({ page, total_pages: 1, ...(page > 1 && { users: [] }) })
    }),
  )
  open(`${paths.admin}/users?page=2`)

  expect(await screen.findByText('Ira Deshpande')).toBeDefined()
})

async function takeDownAll() {
  open(`${paths.admin}/stories`)
  await screen.findByRole('switch', { name: 'Featured: The Last Lamp at Manikhat' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await press('Take down')
  const reason = await screen.findByRole('textbox', { name: 'Reason' })
  fireEvent.change(reason, { target: { value: 'Copied' } })
  await press('Take down')
}

test('a failed undo can be retried', async () => {
  server.use(refuse('undoBulk', 'internal'))
  await takeDownAll()
  await press('Undo')
  expect(await screen.findByText('It could not be undone. Please try again.')).toBeDefined()

  server.use(answer('undoBulk', { undone: 5, left: 0, remaining: 0 }))
  await press('Undo')

  expect(await screen.findByText('5 stories are as they were.')).toBeDefined()
})

test('a partly completed action can be undone', async () => {
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

  expect(await screen.findByText('2 stories are as they were.')).toBeDefined()
})

test.each([
  [
    '/admin/stories',
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
])('%s restores its state from the address after a reload: %s', async (path, address, expected) => {
  const asked: URL[] = []
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url)))

  open(`${path}?${address}`)

  await expect
    .poll(() =>
      Object.fromEntries(asked.find((url) => url.pathname.endsWith(path))?.searchParams ?? []),
    )
    .toMatchObject(expected)
})
