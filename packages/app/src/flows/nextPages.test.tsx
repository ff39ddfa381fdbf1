import { saveTokens } from '@kathasagar/api'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import {
  answer,
  authorHandlers,
  guestSite,
  makeId,
  makeSharedPlay,
  makeSignedIn,
  makeStories,
  makeStoryList,
  makeStoryVersion,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'

const server = withMockedServer()
beforeEach(() => saveTokens(makeSignedIn().tokens))

const kept = makeStoryList({ stories: makeStories(2), total_stories: 9, total_pages: 2 })
const versions = Array.from({ length: LIMITS.versionsPage }, (_, at) =>
  makeStoryVersion({ number: LIMITS.versionsPage + 2 - at, is_current: at === 0 }),
)

test.each([
  ['bookmarks on home', paths.home, 'listBookmarks', ['More of Bookmarks']],
  ['versions of a story', paths.versions(makeId(1)), 'listStoryVersions', ['Earlier versions']],
  [
    'a play that is shared',
    paths.sharedPlay('0f'.repeat(16)),
    'getSharedPlay',
    ['Show it all', 'Read on'],
  ],
] as const)('shows an error if more of %s fail to load', async (_, path, call, presses) => {
  server.use(
    answer('me', makeUser()),
    answer('listBookmarks', kept),
    answer('listFollowed', []),
    answer('listOpenSessions', []),
    answer('listStoryVersions', versions),
    answer('getSharedPlay', makeSharedPlay({ next: 2 })),
    ...authorHandlers(),
    ...guestSite(),
  )
  open(path)
  await screen.findByRole('button', { name: presses[0] })
  server.use(refuse(call, 'too_many_requests'))

  for (const name of presses) await press(name)

  expect(await screen.findByText(/Too many requests/)).toBeDefined()
  expect(screen.getByRole('button', { name: presses.at(-1)! })).toBeDefined()
})
