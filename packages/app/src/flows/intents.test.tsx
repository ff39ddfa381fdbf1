import { saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeAuthor,
  makeSignedIn,
  makeStory,
  makeUser,
  noSession,
  refuse,
} from '@kathasagar/api/testing'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { takeIntent } from '../navigation/pendingIntent.ts'
import { paths } from '../navigation/paths.ts'
import { runIntent } from '../shared/runIntent.ts'
import { makeStore } from '../store.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { callsTo, open, press } from './test/openSite.tsx'

const author = makeAuthor()
const story = makeStory({ user_state: null })
const server = withMockedServer()
const asked = callsTo(server)
const acts = () => asked.filter((call) => /(like|bookmark|follow)$/.test(call))

const storyOf = (marks: { hasLiked: boolean; hasBookmarked: boolean }) =>
  answer('getStory', ({ headers }) =>
    headers.has('authorization')
      ? { ...story, user_state: { ...marks, has_premium_access: false } }
      : story,
  )

beforeEach(() => {
  server.use(
    answer('me', makeUser()),
    answer('login', makeSignedIn()),
    answer('checkSession', noSession),
    answer('collectRewards', { finished: [], level_up: null }),
    answer('likeStory', { is_liked: true, likes_total: 8 }),
    answer('bookmarkStory', { is_bookmarked: true, bookmarks_total: 8 }),
    answer('followAuthor', { is_followed: true, followers_total: 2919 }),
    storyOf({ hasLiked: false, hasBookmarked: false }),
    ...guestSite(),
  )
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function signIn() {
  await screen.findByRole('heading', { name: 'Welcome Back' })
  type('Username or Email', 'tara_k')
  type('Password', 'Lamp#Oil108')
  await press('Sign In')
}

test.each([
  ['like', /^Like/],
  ['bookmark', /^Bookmark/],
])("a guest's %s of a story runs after the login", async (act, button) => {
  open(paths.story(story.id))
  await press(button)
  await press('Continue to Login')
  await signIn()

  await expect.poll(acts).toEqual([`POST /stories/${story.id}/${act}`])
  const mark = await screen.findByRole('button', { name: button })
  await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true')
})

test("a pending action does not revert the account's own marks", async () => {
  saveTokens(makeSignedIn().tokens)
  server.use(storyOf({ hasLiked: true, hasBookmarked: false }))
  const { dispatch } = makeStore()

  await runIntent(dispatch, { act: 'like', of: story.id })
  await runIntent(dispatch, { act: 'bookmark', of: story.id })

  expect(acts()).toEqual([`POST /stories/${story.id}/bookmark`])
})

test("a guest's follow runs after the login", async () => {
  open(paths.author(author.handle))
  await press('Follow')
  await press('Continue to Login')
  await signIn()

  expect(await screen.findByRole('button', { name: 'Following' })).toBeDefined()
  expect(acts()).toEqual([`PUT /authors/${author.handle}/follow`])
})

test('another login reason clears the pending action', async () => {
  const page = open(paths.story(story.id))
  await press(/^Like/)
  await press('Continue to Login')
  await screen.findByRole('heading', { name: 'Welcome Back' })
  page.unmount()
  open(paths.saved)
  await screen.findByRole('heading', { name: 'Welcome Back' })

  expect(takeIntent()).toBeNull()
})

test('no session starts while it is unknown if one is open', async () => {
  saveTokens(makeSignedIn().tokens)
  server.use(refuse('checkSession', 'too_busy'))
  open(paths.story(story.id))

  await press('PLAY')

  expect(await screen.findByRole('dialog')).toBeDefined()
  expect(asked).not.toContain('PUT /game/sessions/')
})
