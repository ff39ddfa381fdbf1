import { saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeAuthor,
  makeId,
  makeSignedIn,
  makeSignIns,
  makeStories,
  makeStory,
  makeUser,
  makeWallet,
  noSession,
  refuse,
} from '@kathasagar/api/testing'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { callsTo, open, press } from './test/openSite.tsx'

const author = makeAuthor()
const server = withMockedServer()
const asked = callsTo(server)
const mutings = () => asked.filter((call) => call.endsWith('/muted') && !call.startsWith('GET'))

beforeEach(() => {
  server.use(
    answer('me', makeUser()),
    answer('listOpenSessions', []),
    answer('checkSession', noSession),
    answer('muteStory', { is_muted: true }),
    answer('muteAuthor', { is_muted: true }),
    answer('unmuteAuthor', { is_muted: false }),
    answer('listSignIns', makeSignIns()),
    answer('getWallet', makeWallet()),
    ...guestSite(),
  )
})

test('a story that is not for a reader says so once that is kept', async () => {
  saveTokens(makeSignedIn().tokens)
  open(paths.story(makeId(1)))
  await screen.findByRole('button', { name: 'Not for me' })
  server.use(answer('getStory', makeStory({ is_muted: true })))
  await press('Not for me')

  expect(await screen.findByText('It is no longer offered to you.')).toBeDefined()
  expect(mutings()).toEqual([`PUT /stories/${makeId(1)}/muted`])
})

test('an author is muted on their page', async () => {
  saveTokens(makeSignedIn().tokens)
  open(paths.author(author.handle))
  await screen.findByRole('button', { name: 'Not for me' })
  server.use(answer('getAuthor', makeAuthor({ is_muted: true })))
  await press('Not for me')

  expect(await screen.findByRole('button', { name: 'Show their stories again' })).toBeDefined()
  expect(mutings()).toEqual([`PUT /authors/${author.handle}/muted`])
})

test('stories of an author who was muted are gone from a search that was made before', async () => {
  let found = makeStories(1)
  saveTokens(makeSignedIn().tokens)
  server.use(answer('searchStories', () => found))
  open(paths.browse({ q: 'moon' }))
  await screen.findByText('1 story')

  fireEvent.click((await screen.findAllByRole('link', { name: found[0]!.title }))[0]!)
  fireEvent.click(await screen.findByRole('link', { name: author.display_name }))
  await screen.findByRole('button', { name: 'Follow' })
  server.use(answer('getAuthor', makeAuthor({ is_muted: true })))
  found = []
  await press('Not for me')
  await screen.findByRole('button', { name: 'Show their stories again' })
  const field = await screen.findByRole('combobox', { name: 'Search stories' })
  await userEvent.type(field, 'moon{Enter}')

  expect(await screen.findByText('0 stories')).toBeDefined()
})

test('a guest who would hide a story is asked to log in', async () => {
  open(paths.story(makeId(1)))
  await press('Not for me')

  expect(await screen.findByText('Please log in to hide a story')).toBeDefined()
  expect(mutings()).toEqual([])
})

const { handle, display_name, avatar_url } = author
const muted = [{ kind: 'author' as const, author: { handle, display_name, avatar_url } }]

test('what is muted stands in the settings, with the way back', async () => {
  saveTokens(makeSignedIn().tokens)
  server.use(answer('listMuted', { muted, next: null }))
  open(paths.account)
  await press(`Show again: ${display_name}`)

  await expect.poll(mutings).toEqual([`DELETE /authors/${handle}/muted`])
})

test('what could not be shown again says so', async () => {
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer('listMuted', { muted, next: null }),
    refuse('unmuteAuthor', 'too_many_requests'),
  )
  open(paths.account)

  await press(`Show again: ${display_name}`)

  expect(await screen.findByText(/Too many requests/)).toBeDefined()
})

test('more of what is muted that could not be loaded says so', async () => {
  saveTokens(makeSignedIn().tokens)
  server.use(answer('listMuted', { muted, next: `1741773600000_${makeId(1)}` }))
  open(paths.account)
  await screen.findByRole('button', { name: 'Show more' })
  server.use(refuse('listMuted', 'too_many_requests'))

  await press('Show more')

  expect(await screen.findByText(/Too many requests/)).toBeDefined()
})
