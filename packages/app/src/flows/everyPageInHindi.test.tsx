import { DEFAULT_STRUCTURE } from '@kathasagar/story/schema'
import { saveTokens } from '@kathasagar/api'
import { PAGE_PATHS } from '@kathasagar/api/contract'
import { makeId, makeSignedIn, makeUser } from '@kathasagar/api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { everyCall } from './test/everyCall.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open } from './test/openSite.tsx'
import { visibleTexts } from './test/visibleTexts.ts'
import { writtenIn } from './test/writtenContent.ts'

/** Words that stay in Latin letters in Hindi. */
const LATIN =
  /\b(?:AI|AVIF|Alt|CSV|ChoiceScript|Chrome|Delete|EN|EPUB|English|Enter|Escape|Esc|GIF|Google|iPhone|JPEG|JSON Schema|JSON|KB|Linux|MB|Markdown|PNG|SECURITY\.md|Safari|SugarCube|Tab|Twee|Twine|UTC|WebP|XP|am|argon2id|choices|https|ink|intro|next_node|pm|px|start_node|text|zip)\b/g
/** English quotations in the guide. Also texts of React Aria, which has no Indian translations. */
const QUOTED = [
  // Scenes of the default new story.
  ...writtenIn(DEFAULT_STRUCTURE),
  'End',
  'Click to start dragging.',
  'Add to home screen',
  'Install',
  'lorem ipsum',
  '"Desc"',
  'Carry the Old Judge',
  'Paid to Roar',
  'Seven Sacks Too Many',
  'South, at a Walk',
  'The Way Round',
  'What to Say to Sharks',
]
const ENGLISH = /[A-Za-z]{2,}/

const server = withMockedServer()
const written = new Set<string>()
server.events.on('response:mocked', async ({ response }) => {
  const answer: unknown = await response.clone().json()
  for (const line of writtenIn(answer)) if (line.trim() !== '') written.add(line.trim())
})

beforeEach(() => {
  written.clear()
})

/** Returns English interface text, without user content. */
function englishIn(text: string): string {
  const lines = [...written, ...QUOTED].toSorted((one, other) => other.length - one.length)
  const ours = lines.reduce((rest, line) => rest.replaceAll(line, ''), text.replaceAll(/\s+/g, ' '))
  return ENGLISH.test(ours.replaceAll(LATIN, '')) ? ours.trim() : ''
}

const SCENES = Object.keys(DEFAULT_STRUCTURE.nodes)

const english = () =>
  [...new Set(visibleTexts(document.body).map(englishIn))].filter(
    (text) => text !== '' && !SCENES.includes(text),
  )

async function settled() {
  await screen.findAllByRole('heading', { level: 1 })
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
}

const addresses = [...PAGE_PATHS, '/no/such/page'].map((path) =>
  path.replaceAll(/:\w+/g, path.startsWith('/play') ? makeId(401) : makeId(1)),
)

test.each(addresses)('shows %s in Hindi', async (path) => {
  const user = makeUser({ role: path.startsWith('/admin') ? 'admin' : 'user', language: 'hi' })
  if (path !== '/admin') saveTokens(makeSignedIn(user).tokens)
  server.use(...everyCall(user))
  open(path, 'hi')
  await settled()

  await waitFor(() => expect(document.documentElement.lang).toBe('hi'))
  expect(english()).toEqual([])

  for (const name of screen.queryAllByRole('tab').map(({ textContent }) => textContent)) {
    const tab = screen.queryAllByRole('tab').find(({ textContent }) => textContent === name)
    if (tab) fireEvent.click(tab)
    await settled()
    expect(english()).toEqual([])
  }
})
