import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// When what a test waits for counts as never to come; alone it is given up after a second.
configure({ asyncUtilTimeout: 20_000 })

// Files of one process share its browser: what one has left in it ends with it.
afterAll(() => {
  vi.unstubAllGlobals()
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
})
