import { saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeAuthor,
  makeId,
  makeNotices,
  makeSignedIn,
  makeSignIns,
  makeUser,
  makeWallet,
  refuse,
} from '@kathasagar/api/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { callsTo, open, press } from './test/openSite.tsx'

let unread = 2
const read: unknown[] = []
const server = withMockedServer()
const asked = callsTo(server)

beforeEach(() => {
  unread = 2
  read.length = 0
  server.use(
    answer('me', makeUser()),
    answer('countUnread', () => ({ unread })),
    answer('readNotices', async (request) => {
      read.push(await request.json())
      unread = 0
      return { unread }
    }),
    answer('listBookmarks', { stories: [], total_stories: 0, page: 1, total_pages: 1 }),
    answer('listOpenSessions', []),
    ...guestSite(),
  )
})

test('the bell shows the number of new notices until the page was opened', async () => {
  saveTokens(makeSignedIn().tokens)
  open(paths.saved)

  const [bell] = await screen.findAllByRole('link', { name: 'Notices: 2 unread' })
  fireEvent.click(bell!)

  await screen.findByText('Arjun Pillai and 4 others follow you')
  await waitFor(() => expect(read).toEqual([{ up_to: makeNotices().notices[0]?.happened_at }]))
  expect((await screen.findAllByRole('link', { name: 'Notices' })).length).toBeGreaterThan(0)
  expect(screen.getAllByText('New')).toHaveLength(2)
})

test('makes no requests for a guest', async () => {
  open(paths.home)

  await screen.findAllByRole('link', { name: 'Login' })
  await waitFor(() => expect(asked).toContain('GET /stories/'))
  expect(asked.filter((call) => call.includes('notices'))).toEqual([])
})

test('a reader blocks and unblocks an author', async () => {
  saveTokens(makeSignedIn().tokens)
  let is_blocked = false
  server.use(
    answer('getAuthor', () => makeAuthor({ is_blocked })),
    answer('blockAuthor', () => ({ is_blocked: (is_blocked = true) })),
    answer('unblockAuthor', () => ({ is_blocked: (is_blocked = false) })),
  )
  open(paths.author('nirupama'))

  fireEvent.click(await screen.findByRole('button', { name: 'Block' }))
  await screen.findByText('Block this person?')
  fireEvent.click(screen.getByRole('button', { name: 'Block' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Unblock' }))

  expect(await screen.findByRole('button', { name: 'Follow' })).toBeDefined()
  expect(asked.filter((call) => call.endsWith('/block'))).toEqual([
    'PUT /authors/nirupama/block',
    'DELETE /authors/nirupama/block',
  ])
})

test('shows an error below the list if earlier notices fail to load', async () => {
  saveTokens(makeSignedIn().tokens)
  server.use(answer('listNotices', makeNotices({ next: `1741773600000_${makeId(974)}` })))
  open(paths.notices)
  await screen.findByRole('button', { name: 'Show earlier ones' })
  server.use(refuse('listNotices', 'too_many_requests'))

  await press('Show earlier ones')

  expect(await screen.findByText(/Too many requests/)).toBeDefined()
  expect(screen.getByText('Arjun Pillai and 4 others follow you')).toBeDefined()
})

test('shows an error if unblocking fails', async () => {
  saveTokens(makeSignedIn().tokens)
  const { handle, display_name, avatar_url } = makeAuthor()
  server.use(
    answer('listSignIns', makeSignIns()),
    answer('getWallet', makeWallet()),
    answer('listBlocked', { blocked: [{ handle, display_name, avatar_url }] }),
    refuse('unblockAuthor', 'too_many_requests'),
  )
  open(paths.accountSection('notices'))

  await press(`Unblock ${display_name}`)

  expect(await screen.findByText(/Too many requests/)).toBeDefined()
})
