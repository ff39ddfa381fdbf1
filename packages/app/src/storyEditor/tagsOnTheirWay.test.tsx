import { clearTokens, saveTokens } from '@kathasagar/api'
import { answer, authorHandlers, guestSite, makeSignedIn, makeUser } from '@kathasagar/api/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { Site } from '../flows/Site.tsx'
import { paths } from '../paths.ts'

/** Nothing is ever laid out here, so nothing is ever seen to change. */
class Watching {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const NONE = 'There are no tags yet.'
const server = setupServer()

beforeAll(() => server.listen())
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('ResizeObserver', Watching)
  vi.stubGlobal('IntersectionObserver', Watching)
  localStorage.clear()
  saveTokens(makeSignedIn().tokens)
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  clearTokens()
  vi.unstubAllGlobals()
})
afterAll(() => server.close())

test('while tags are on their way the form says so, and never that there are none', async () => {
  const tags = Promise.withResolvers<[]>()
  server.use(
    answer('me', makeUser()),
    answer('listTags', () => tags.promise),
    ...authorHandlers(),
    ...guestSite(),
  )
  render(<Site locale="en" path={paths.createStory} theme="dark" />)

  expect(await screen.findByText('Loading the tags...')).toBeDefined()
  expect(screen.queryByText(NONE)).toBeNull()

  tags.resolve([])
  expect(await screen.findByText(NONE)).toBeDefined()
})
