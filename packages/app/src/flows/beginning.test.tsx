import { saveTokens } from '@kathasagar/api'
import {
  answer,
  authorHandlers,
  draftStory,
  guestSite,
  makeError,
  makeModels,
  makeSignedIn,
  makeStoryDraft,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { shapeOf } from '@kathasagar/story/shapes'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { Site } from './Site.tsx'

const server = withMockedServer()
beforeEach(() => saveTokens(makeSignedIn().tokens))

const { text, image } = makeModels()
const connected = {
  image,
  text: text.map((model) => ({ ...model, provider_model: 'llama' })),
}
const unconnected = {
  image,
  text: text.map(({ provider_model: _model, ...model }) => model),
}

function openAt(path: string, ...first: Parameters<typeof server.use>) {
  server.use(...first, answer('me', makeUser()), ...authorHandlers(), ...guestSite())
  render(<Site locale="en" path={path} theme="dark" />)
}

const openSite = (...first: Parameters<typeof server.use>) => openAt(paths.createStory, ...first)

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const idea = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your idea' })

async function tell(words: string) {
  await userEvent.click(await idea())
  await userEvent.paste(words)
}

test('without a model the outline becomes the scenes of the form', async () => {
  openSite(answer('listModels', unconnected))

  await press('Begin with this shape: “A way that forks”')

  expect(await screen.findByRole('tab', { name: /Story Structure/, selected: true })).toBeDefined()
  const scenes = Object.values(shapeOf('fork', 'en').nodes)
  expect((await screen.findAllByText(scenes[0]?.title ?? '')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('heading', { name: 'Begin from a shape' })).toBeNull()
})

const twee = new File(
  [':: StoryTitle\nThe Salt Road\n\n:: Start\nA road of salt.\n[[Walk|End]]\n\n:: End\nThe sea.\n'],
  'salt.twee',
)

test.each([
  ['button', paths.createStory],
  ['link', paths.myStories],
] as const)('the %s on %s imports a story and opens its scenes', async (role, path) => {
  openAt(path, answer('listModels', unconnected))
  await userEvent.click(await screen.findByRole(role, { name: 'Import a story' }))

  const dialog = await screen.findByRole('dialog', { name: 'Import a story' })
  await userEvent.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, twee)
  await press('Import')

  expect(await screen.findByRole('tab', { name: /Story Structure/, selected: true })).toBeDefined()
  await press('Undo')
  await userEvent.click(screen.getByRole('tab', { name: /Basic Info/ }))
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
  expect(title.value).toBe('The Salt Road')
})

const published = new File(
  [
    `<title>A gate</title><tw-storydata name="A gate" format="Harlowe" format-version="3.3.9">
</tw-storydata><script>${'/* engine */'.repeat(30)}</script>`,
  ],
  'gate.html',
)
const full = { loc: ['body', 'html'], msg: '', type: 'pagesFull' }

test.each([
  [
    'The room for your pages is full. Delete stories that are played by one',
    refuse('keepStoryPage', 'invalid_fields', { detail: [full] }),
  ],
  [
    'Too many requests. Try again in 9 seconds.',
    refuse('keepStoryPage', 'too_many_requests', { retry_after: 9 }),
  ],
  [
    'Please check your connection and try again.',
    http.post('*/story-pages', () => HttpResponse.error()),
  ],
])('a page that is not stored shows the reason: %s', async (why, handler) => {
  openSite(handler, answer('listModels', unconnected))
  await press('Import a story')
  const dialog = await screen.findByRole('dialog', { name: 'Import a story' })
  await userEvent.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, published)

  await press('Play it unchanged')

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(`The page was not saved, and nothing was changed. ${why}`)
})

test('an idea is drafted scene by scene, and the accepted draft fills the form', async () => {
  const draft = makeStoryDraft()
  openSite(answer('listModels', connected), draftStory(draft))

  await tell('A ferry that sells hours.')
  await press('Draft it')
  const cards = await screen.findByRole('list', { name: 'Scenes of the draft' })
  expect(within(cards).getAllByRole('listitem')).toHaveLength(4)
  await press('Remove “The Current”')
  await press('Open in the editor')

  expect(await screen.findByRole('tab', { name: /Story Structure/, selected: true })).toBeDefined()
  await userEvent.click(screen.getByRole('tab', { name: /Basic Info/ }))
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
  expect(title.value).toBe(draft.title)
})

test('a scene that connects others cannot be removed, and a sentence says so', async () => {
  openSite(answer('listModels', connected), draftStory())
  await tell('A ferry that sells hours.')
  await press('Draft it')

  await press('Remove “The Jetty”')

  expect((await screen.findByRole('alert')).textContent).toContain('“The Jetty” stays')
})

test('scenes before a failure survive a reload and can be opened', async () => {
  const { body, status } = makeError('storyteller_busy')
  const handlers = [
    answer('listModels', connected),
    draftStory(makeStoryDraft(), { after: 2, fault: { ...body, status } as typeof body }),
  ]
  openSite(...handlers)
  await tell('A ferry that sells hours.')
  await press('Draft it')
  expect((await screen.findByRole('alert')).textContent).toContain('busy')

  cleanup()
  openSite(...handlers)

  expect((await idea()).value).toBe('A ferry that sells hours.')
  expect(await screen.findAllByText(/Not written yet/)).toHaveLength(2)
  await press('Open in the editor')
  expect(await screen.findByRole('tab', { name: /Story Structure/, selected: true })).toBeDefined()
})
