import { clearGuestTokens, clearTokens, saveTokens } from '@kathasagar/api'
import type { User } from '@kathasagar/api/contract'
import { makeSignedIn } from '@kathasagar/api/testing'
import { cleanup } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { notices } from '../../notices/toastQueue.ts'
import { everyCall } from './everyCall.ts'

class Watching {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Stubs APIs that jsdom lacks, and unmounts the page after each test. */
export function stubMissingApis() {
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

/** Mocks a server that answers every call. Logs in `user`. */
export function withMockedServer(user?: User) {
  const server = setupServer(...everyCall(user))
  beforeAll(() => server.listen())
  stubMissingApis()
  beforeEach(() => {
    if (user) saveTokens(makeSignedIn().tokens)
  })
  afterEach(() => {
    server.resetHandlers()
    clearTokens()
    clearGuestTokens()
  })
  afterAll(() => server.close())
  return server
}
