import { clearTokens } from '@kathasagar/api'
import { cleanup } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { notices } from '../../notices/toastQueue.ts'

/** Nothing is ever laid out here, so nothing is ever seen to change. */
class Watching {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Gives each test what jsdom lacks, in a window that no query of media matches, and takes the page away after it. */
export function inBareBrowser() {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    vi.stubGlobal('ResizeObserver', Watching)
    vi.stubGlobal('IntersectionObserver', Watching)
    Element.prototype.scrollIntoView = () => undefined
    localStorage.clear()
    sessionStorage.clear()
    notices.clear()
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}

/** The same with a mocked server; nobody is signed in, and what a test lets it answer is forgotten after it. */
export function withMockedServer() {
  const server = setupServer()
  beforeAll(() => server.listen())
  inBareBrowser()
  afterEach(() => {
    server.resetHandlers()
    clearTokens()
  })
  afterAll(() => server.close())
  return server
}
