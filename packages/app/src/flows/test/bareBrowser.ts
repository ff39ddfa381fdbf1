import { clearTokens } from '@kathasagar/api'
import { cleanup } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { notices } from '../../notices/toastQueue.ts'

class Watching {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Stubs what jsdom lacks, and unmounts the page after each test. */
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

/** Same with a mocked server, reset after each test, without a logged-in user. */
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
