import { webcrypto } from 'node:crypto'

import { makeActionAnswer, makeSession, makeSessionData } from '@kathasagar/api/testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { EMBED_WORDS, type EmbedLanguage } from './words.ts'

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

test('sends a choice over plain http, where browsers lack randomUUID', async () => {
  const sent: string[] = []
  const session_data = makeSessionData({ choices: ['Ring the bell'] })
  const answers: Record<string, object> = {
    guest: { access_token: 'access', refresh_token: 'refresh' },
    action: makeActionAnswer({ session_data }),
  }
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('crypto', {
    getRandomValues: (into: Uint8Array) => webcrypto.getRandomValues(into),
  })
  vi.stubGlobal('fetch', async (address: string) => {
    const call = address.split('/').at(-1) ?? ''
    sent.push(call)
    return Response.json(answers[call] ?? makeSession({ session_data }))
  })
  await openEmbed('en')
  fireEvent.click(screen.getByText(EMBED_WORDS.en.begin))

  fireEvent.click(await screen.findByText('Ring the bell'))

  await expect.poll(() => sent.at(-1)).toBe('action')
})
