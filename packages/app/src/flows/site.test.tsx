import { saveGuestTokens, saveTokens, saveUser } from '@kathasagar/api'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import {
  answer,
  makeAuthor,
  makeId,
  makeNotices,
  makeProgressSummary,
  makeSharedPlay,
  makeSignedIn,
  makeStories,
  makeStory,
  makeStoryComments,
  makeStoryList,
  makeStoryVersion,
  makeTask,
  refuse,
} from '@kathasagar/api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'

import { consumeIntent } from '../navigation/pendingIntent.ts'
import { paths } from '../navigation/paths.ts'
import { runIntent } from '../shared/runIntent.ts'
import { makeStore } from '../store.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { callsTo, open, press, signIn } from './test/openSite.tsx'

const author = makeAuthor()
const story = makeStory({ user_state: null })
const server = withMockedServer()
const calls = callsTo(server)
const logIn = () => saveTokens(makeSignedIn().tokens)

describe('a pending action', () => {
  const acts = () => calls.filter((call) => /(like|bookmark|follow)$/.test(call))
  const storyOf = (marks: { hasLiked: boolean; hasBookmarked: boolean }) =>
    answer('getStory', ({ headers }) =>
      headers.has('authorization')
        ? { ...story, user_state: { ...marks, has_premium_access: false } }
        : story,
    )
  beforeEach(() =>
    server.use(
      answer('likeStory', { is_liked: true, likes_total: 8 }),
      answer('bookmarkStory', { is_bookmarked: true, bookmarks_total: 8 }),
      answer('followAuthor', { is_followed: true, followers_total: 2919 }),
      storyOf({ hasLiked: false, hasBookmarked: false }),
    ),
  )

  test.each([
    ['like', /^Like/],
    ['bookmark', /^Bookmark/],
  ])('of a guest, a %s, runs after the login', async (name, button) => {
    open(paths.story(story.id))
    await press(button)
    await press('Continue to Login')
    await signIn()

    await expect.poll(acts).toEqual([`POST /stories/${story.id}/${name}`])
    const mark = await screen.findByRole('button', { name: button })
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true')
  })

  test('of a guest, a follow, is explained and runs after the login', async () => {
    open(paths.author(author.handle))
    await press('Follow')
    expect(await screen.findByText('Please log in to follow an author')).toBeDefined()
    expect(acts()).toEqual([])
    await press('Continue to Login')
    await signIn()

    expect(await screen.findByRole('button', { name: 'Following' })).toBeDefined()
    expect(acts()).toEqual([`PUT /authors/${author.handle}/follow`])
  })

  test("does not revert the account's own marks", async () => {
    logIn()
    server.use(storyOf({ hasLiked: true, hasBookmarked: false }))
    const { dispatch } = makeStore()

    await runIntent(dispatch, { act: 'like', of: story.id })
    await runIntent(dispatch, { act: 'bookmark', of: story.id })

    expect(acts()).toEqual([`POST /stories/${story.id}/bookmark`])
  })

  test('is cleared by another login reason', async () => {
    const page = open(paths.story(story.id))
    await press(/^Like/)
    await press('Continue to Login')
    await screen.findByRole('heading', { name: 'Welcome Back' })
    page.unmount()
    open(paths.saved)
    await screen.findByRole('heading', { name: 'Welcome Back' })

    expect(consumeIntent()).toBeNull()
  })
})

test('starts no session while it is unknown if one is open', async () => {
  logIn()
  server.use(refuse('checkSession', 'too_busy'))
  open(paths.story(story.id))

  await press('PLAY')

  expect(await screen.findByRole('dialog')).toBeDefined()
  expect(calls).not.toContain('PUT /game/sessions/')
})

describe('another tab', () => {
  const tellOf = (key: string) =>
    act(() => {
      const newValue = localStorage.getItem(key)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    })

  test('shares its guest session', async () => {
    open(paths.story(story.id))
    await screen.findByRole('button', { name: 'PLAY' })
    saveGuestTokens(makeSignedIn().tokens)
    tellOf('guest')

    await press('PLAY')

    expect(await screen.findByRole('log')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('logs in this tab too, and each tab keeps its page', async () => {
    const { tokens, user } = makeSignedIn()
    open(paths.account)
    await screen.findByLabelText('Username or Email')
    localStorage.setItem('redirectAfterLogin', paths.saved)

    saveUser(user)
    saveTokens(tokens)
    tellOf('tokens')

    expect(await screen.findByText(user.email)).toBeDefined()
  })

  test('changes nothing if it renews the tokens', async () => {
    const { tokens, user } = makeSignedIn()
    saveUser(user)
    saveTokens(tokens)
    open(paths.account)
    await screen.findByText(user.email)
    const asked = calls.length

    saveTokens({ ...tokens, refresh_token: 'renewed' })
    tellOf('tokens')

    expect(screen.getByText(user.email)).toBeDefined()
    expect(calls.slice(asked).filter((call) => call.includes('/auth/me'))).toEqual([])
  })
})

describe('when the network returns', () => {
  const WAITS = 'You are offline. This page works again when you are back online.'
  const failRequests = (path: string) => http.get(`*/api/v1${path}`, () => HttpResponse.error())
  const restoreNetwork = () => act(() => void window.dispatchEvent(new Event('online')))

  test('a story loads', async () => {
    server.use(failRequests('/stories/:story_id'))
    open(paths.story(story.id))
    await screen.findByRole('alert')
    server.use(answer('getStory', story))

    restoreNetwork()

    expect(await screen.findByRole('heading', { level: 1, name: story.title })).toBeDefined()
  })

  test('stops the loading state of a complete page', async () => {
    server.use(failRequests('/stories/search/'))
    open(paths.story(story.id))
    await screen.findByRole('heading', { level: 1, name: story.title })
    await userEvent.type(screen.getByRole('combobox', { name: 'Search stories' }), 'moon')
    await screen.findByText(WAITS)
    server.use(answer('searchStories', []))

    restoreNetwork()

    await waitFor(() => expect(screen.queryByText(WAITS)).toBeNull())
  })
})

const next = `1741773600000_${makeId(921)}`
const kept = makeStoryList({ stories: makeStories(2), total_stories: 9, total_pages: 2 })
const versions = Array.from({ length: LIMITS.versionsPage }, (_, at) =>
  makeStoryVersion({ number: LIMITS.versionsPage + 2 - at, is_current: at === 0 }),
)

test.each([
  ['bookmarks on home', paths.home, 'listBookmarks', ['More of Bookmarks']],
  ['versions of a story', paths.versions(makeId(1)), 'listStoryVersions', ['Earlier versions']],
  ['comments', paths.comments(makeId(1)), 'listComments', ['Show more comments']],
  ['notices', paths.notices, 'listNotices', ['Show earlier notifications']],
  [
    'a play that is shared',
    paths.sharedPlay('0f'.repeat(16)),
    'getSharedPlay',
    ['Show all', 'Read on'],
  ],
] as const)('shows an error if more of %s fail to load', async (_, path, call, presses) => {
  logIn()
  server.use(
    answer('listBookmarks', kept),
    answer('listStoryVersions', versions),
    answer('listComments', makeStoryComments({ next })),
    answer('listNotices', makeNotices({ next })),
    answer('getSharedPlay', makeSharedPlay({ next: 2 })),
  )
  open(path)
  await screen.findByRole('button', { name: presses[0] })
  server.use(refuse(call, 'too_many_requests'))

  for (const name of presses) await press(name)

  expect(await screen.findByText(/Too many requests/)).toBeDefined()
  expect(screen.getByRole('button', { name: presses.at(-1)! })).toBeDefined()
})

test('shows new progress when the user returns to the progress page', async () => {
  let coins_balance = 1284
  const follow = async (name: string) =>
    fireEvent.click((await screen.findAllByRole('link', { name }))[0]!)
  logIn()
  server.use(
    answer('listTasks', () => ({
      tasks: [makeTask()],
      summary: makeProgressSummary({ currency: { coins_balance } }),
    })),
  )
  open(paths.profile)
  await screen.findAllByText(/1,284/)

  await follow('Notifications')
  await screen.findByText('Arjun Pillai and 4 others follow you')
  coins_balance = 1279
  await follow('Profile')

  expect((await screen.findAllByText(/1,279/)).length).toBeGreaterThan(0)
})

test('opens the results page on Enter in the search field', async () => {
  server.use(answer('searchStories', makeStories(2)))
  open(paths.home)
  const field = await screen.findByRole('combobox', { name: 'Search stories' })
  await userEvent.type(field, ' moon {Enter}')

  expect(await screen.findByRole('heading', { level: 1, name: 'Found for “moon”' })).toBeDefined()
  expect((await screen.findByText('2 stories')).getAttribute('role')).toBe('status')
  expect(calls).toContain('GET /stories/search/')

  await press('See all stories')
  expect(await screen.findByRole('heading', { level: 1, name: 'Browse' })).toBeDefined()
})

test('shows the rows of home while the tale of the day loads, and hides the banner', async () => {
  const tale = makeStory({ id: makeId(900), title: 'The Last Lamplighter' })
  const { promise, resolve } = Promise.withResolvers<(typeof tale)[]>()
  server.use(answer('getTaleOfTheDay', () => promise))
  open(paths.home)

  await screen.findByRole('region', { name: 'Featured Stories' })
  expect(
    document.querySelector('[aria-roledescription] [data-standing="true"] h2'),
  ).not.toBeVisible()

  resolve([tale])
  const first = await screen.findByRole('heading', { name: tale.title })
  expect(first).toBeVisible()
  expect(first.closest('[data-standing="true"]')).not.toBeNull()
})
