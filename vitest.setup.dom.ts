import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// The default of 1 s is too short on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// Test files share one environment, so globals are reset.
afterAll(() => {
  vi.unstubAllGlobals()
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
})
