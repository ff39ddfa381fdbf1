import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { EMBED_WORDS } from './words.ts'

class Watching {
  observe() {}
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('ResizeObserver', Watching)
  const detail = 'Too many requests. Please wait.'
  vi.stubGlobal('fetch', async () => Response.json({ detail }, { status: 429 }))
})
afterEach(() => vi.unstubAllGlobals())

test.for([
  ['en', 'Too many requests. Please wait.'],
  ['hi', EMBED_WORDS.hi.refused],
] as const)('a refusal is told in the language of the page: %s', async ([language, sentence]) => {
  const data = JSON.stringify({ story_id: 'one', language, story_language: 'en' })
  document.body.innerHTML = `<div id="play"></div>
    <script type="application/json" id="embed-data">${data}</script>`
  await import('./embed.ts')

  fireEvent.click(screen.getByText(EMBED_WORDS[language].begin))

  await expect.poll(() => screen.getByRole('status').textContent).toBe(sentence)
})
