import { saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeAuthor,
  makeSignedIn,
  makeStories,
  makeStoryList,
  makeUser,
} from '@kathasagar/api/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { callsTo, open, press } from './test/openSite.tsx'

const author = makeAuthor()
const server = withMockedServer()
const asked = callsTo(server)

beforeEach(() => {
  server.use(
    answer('me', makeUser()),
    answer('followAuthor', { is_followed: true, followers_total: 2919 }),
    answer('unfollowAuthor', { is_followed: false, followers_total: 2918 }),
    answer('listBookmarks', makeStoryList({ stories: [], total_stories: 0 })),
    answer('listOpenSessions', []),
    answer('listFollowed', makeStories(2)),
    ...guestSite(),
  )
})

test('a reader follows and unfollows an author', async () => {
  saveTokens(makeSignedIn().tokens)
  open(paths.author(author.handle))

  await press('Follow')
  await screen.findByText('2,919')
  await press('Following')

  expect(await screen.findByText('2,918')).toBeDefined()
  expect(asked.filter((call) => call.endsWith('/follow'))).toEqual([
    `PUT /authors/${author.handle}/follow`,
    `DELETE /authors/${author.handle}/follow`,
  ])
})

test('a guest who follows an author is asked to log in', async () => {
  open(paths.author(author.handle))

  await press('Follow')

  expect(await screen.findByText('Please log in to follow an author')).toBeDefined()
  expect(asked.filter((call) => call.endsWith('/follow'))).toEqual([])
})

test('home shows stories of followed authors, which a guest does not request', async () => {
  const page = open(paths.home)
  await screen.findByRole('heading', { name: 'Featured Stories' })
  const ofGuest = asked.filter((call) => call.endsWith('/followed/'))
  page.unmount()

  saveTokens(makeSignedIn().tokens)
  open(paths.home)

  expect(await screen.findByRole('heading', { name: 'From authors you follow' })).toBeDefined()
  expect(ofGuest).toEqual([])
})

test("the author's name links to the author's page", async () => {
  open(paths.story('a-story'))

  const name = await screen.findByRole('link', { name: author.display_name })

  expect(name.getAttribute('href')).toBe(paths.author(author.handle))
})
