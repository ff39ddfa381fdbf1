import { EMBED_WORDS, type EmbedLanguage } from '@kathasagar/ui/internal/embed'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

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

async function openEmbed(language: EmbedLanguage) {
  const data = JSON.stringify({ story_id: 'one', language, story_language: 'en' })
  document.body.innerHTML = `<div id="play"></div>
    <script type="application/json" id="embed-data">${data}</script>`
  await import('./embed.ts')
}

test.for([
  ['en', 'Too many requests. Please wait.'],
  ['hi', EMBED_WORDS.hi.refused],
] as const)('shows a refusal in the language of the page: %s', async ([language, sentence]) => {
  await openEmbed(language)

  fireEvent.click(screen.getByText(EMBED_WORDS[language].begin))

  await expect.poll(() => screen.getByRole('status').textContent).toBe(sentence)
})
