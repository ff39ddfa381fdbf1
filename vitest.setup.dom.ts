import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// The default of 1 s is too short on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// Test files share one environment and its modules, which read the language of the page when they
// load.
afterAll(() => {
  vi.unstubAllGlobals()
  cleanup()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name)
  }
  localStorage.clear()
})
