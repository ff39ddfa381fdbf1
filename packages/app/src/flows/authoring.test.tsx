import {
  answer,
  draftStory,
  makeEditableStory,
  makeError,
  makeFinding,
  makeFullVersion,
  makeId,
  makeModels,
  makePreview,
  makeSession,
  makeSignedIn,
  makeStory,
  makeStoryDraft,
  makeUser,
  adminStoryHandlers,
  refuse,
} from '@kathasagar/api/testing'
import { clearTokens } from '@kathasagar/api'
import { shapeOf } from '@kathasagar/story/shapes'
import { localCopyKey, saveLocalCopy, valuesOf } from '@kathasagar/ui/internal/editor'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'

import { App } from '../App.tsx'
import { paths } from '../navigation/paths.ts'
import { findRoutes, routes } from '../router.tsx'
import { localeChosen } from '../slices/preferencesSlice.ts'
import { makeStore } from '../store.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'

const user = makeUser({ role: 'admin' })
const server = withMockedServer(user)
const story = makeEditableStory()

const chosen = (name: RegExp) => screen.findByRole('tab', { name, selected: true })
const titleField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })
const question = async () => within(await screen.findByRole('alertdialog'))

async function titleInFirstTab() {
  fireEvent.click(screen.getByRole('tab', { name: /Basic Info/ }))
  await chosen(/Basic Info/)
  return (await titleField()).value
}

describe('a story from an outline or a file', () => {
  const { text, image } = makeModels()
  beforeEach(() =>
    server.use(
      answer('listModels', {
        image,
        text: text.map(({ provider_model: _model, ...model }) => model),
      }),
    ),
  )

  async function upload(file: File) {
    const dialog = await screen.findByRole('dialog', { name: 'Import a story' })
    await userEvent.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, file)
  }

  test('gets the scenes of the outline', async () => {
    open(paths.createStory)

    await press('Start from a template')
    await press('Use this template: “A path that forks”')

    expect(await chosen(/Story Structure/)).toBeDefined()
    const scenes = Object.values(shapeOf('fork', 'en').nodes)
    expect((await screen.findAllByText(scenes[0]?.title ?? '')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    ['button', paths.createStory],
    ['link', paths.myStories],
  ] as const)('is imported by the %s on %s, and opens its scenes', async (role, path) => {
    open(path)
    fireEvent.click(await screen.findByRole(role, { name: 'Import a story' }))
    const twee =
      ':: StoryTitle\nThe Salt Road\n\n:: Start\nA road of salt.\n[[Walk|End]]\n\n:: End\nThe sea.\n'
    await upload(new File([twee], 'salt.twee'))
    await press('Import')

    expect(await chosen(/Story Structure/)).toBeDefined()
    await press('Undo')
    expect(await titleInFirstTab()).toBe('The Salt Road')
  })

  test('shows the reason if its page is not stored', async () => {
    const full = { loc: ['body', 'html'], msg: '', type: 'pagesFull' }
    const why = 'The room for your pages is full. Delete stories that are played by one'
    server.use(refuse('keepStoryPage', 'invalid_fields', { detail: [full] }))
    open(paths.createStory)
    await press('Import a story')
    const page = `<title>A gate</title><tw-storydata name="A gate" format="Harlowe" format-version="3.3.9">
</tw-storydata><script>${'/* engine */'.repeat(30)}</script>`
    await upload(new File([page], 'gate.html'))

    await press('Play it unchanged')

    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(`The page was not saved, and nothing was changed. ${why}`)
  })
})

describe('a story from an idea', () => {
  const { text, image } = makeModels()
  const draft = makeStoryDraft()
  const connected = answer('listModels', {
    image,
    text: text.map((model) => ({ ...model, provider_model: 'llama' })),
  })

  const idea = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your idea' })
  async function draftIdea(...handlers: Parameters<typeof server.use>) {
    server.use(connected, ...handlers)
    open(paths.createStory)
    await press('Draft with AI')
    fireEvent.change(await idea(), { target: { value: 'A ferry that sells hours.' } })
    await press('Draft it')
  }

  test('is drafted scene by scene, and fills the form after it is accepted', async () => {
    await draftIdea(draftStory(draft))
    await press('Open in the editor')

    expect(await chosen(/Story Structure/)).toBeDefined()
    expect(await titleInFirstTab()).toBe(draft.title)
  })

  test('keeps the scenes before a failure, also after a reload', async () => {
    const { body, status } = makeError('storyteller_busy')
    await draftIdea(draftStory(draft, { after: 2, fault: { ...body, status } as typeof body }))
    expect((await screen.findByRole('alert')).textContent).toContain('busy')

    cleanup()
    open(paths.createStory)
    await press('Draft with AI')

    expect((await idea()).value).toBe('A ferry that sells hours.')
    expect(await screen.findByText(/^Scenes that are not written yet/)).toBeDefined()
    await press('Open in the editor')
    expect(await chosen(/Story Structure/)).toBeDefined()
  })
})

describe('the steps of a new story', () => {
  function openAt(path: string) {
    const store = makeStore()
    store.dispatch(localeChosen('en'))
    const router = createMemoryRouter(routes(), {
      initialEntries: [paths.home, path],
      patchRoutesOnNavigation: findRoutes,
    })
    render(<App router={router} store={store} />)
    return router
  }

  test('are in the address, and Back opens the previous step', async () => {
    const router = openAt(paths.createStory)
    const address = () => router.state.location.pathname + router.state.location.search
    await chosen(/Basic Info/)
    fireEvent.click(screen.getByRole('tab', { name: /Details/ }))
    await chosen(/Details/)
    await press('Next: Gameplay')
    await chosen(/Gameplay/)
    expect(address()).toBe(`${paths.createStory}?tab=gameplay`)

    await act(() => router.navigate(-1))
    await chosen(/Details/)
    await press('Previous: Basic Info')
    await chosen(/Basic Info/)

    expect(address()).toBe(paths.createStory)
  })

  test('remain after a reload, and open the step of a missing value', async () => {
    const router = openAt(`${paths.createStory}?tab=gameplay`)
    await chosen(/Gameplay/)
    await press('Create Story')

    expect(await chosen(/Basic Info/)).toBeDefined()
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('title')
    screen.getByRole('button', { name: 'Create Story' }).focus()
    await press('Next: Details')
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('title')
    expect(await chosen(/Basic Info/)).toBeDefined()
    expect(router.state.location.search).toBe('')
    expect(
      screen.getByText(/To publish it, add at least 3 scenes with 100 words in all/),
    ).toBeDefined()
  })
})

describe('a saved story', () => {
  async function saveTyped(path: string, button: string) {
    open(path)
    const title = await titleField()
    expect(title.closest('[inert]')).toBeNull()
    fireEvent.change(title, { target: { value: 'The Third Oar' } })
    await press(button)
    return title
  }

  function watchHold(field: HTMLElement) {
    const seen = { wasHeld: false, isFreed: false }
    const look = () => {
      const isHeld = field.closest('[inert]') !== null
      if (field.isConnected && seen.wasHeld && !isHeld) seen.isFreed = true
      seen.wasHeld ||= isHeld
    }
    look()
    const attributes = { attributes: true, attributeFilter: ['inert'] }
    new MutationObserver(look).observe(document.body, { ...attributes, subtree: true })
    return seen
  }

  test('disables its form while the page is left', async () => {
    const title = await saveTyped(paths.editStory(story.id), 'Save Changes')
    await screen.findByText('Story updated successfully!')

    expect(title.isConnected && title.closest('[inert]')).toBeTruthy()
  })

  test.each([
    ['new', paths.createStory, 'Create Story'],
    ['admin-new', '/admin/stories/new', 'Create Story'],
    [story.id, `/admin/stories/edit/${story.id}`, 'Save Changes'],
  ])('has a disabled form until the next page opens: %s', async (slot, path, button) => {
    server.use(answer('updateStory', story), answer('createStory', story), ...adminStoryHandlers())
    if (slot !== story.id) {
      const copy = { values: valuesOf(story), kept_at: '2026-01-01T00:00:00Z' }
      saveLocalCopy(localCopyKey(user.id, slot), copy)
    }

    const title = await saveTyped(path, button)
    const seen = watchHold(title)
    await waitFor(() => expect(title.isConnected).toBe(false))

    expect(seen).toEqual({ wasHeld: true, isFreed: false })
  })

  test.each([
    ['an author', paths.editStory(story.id), 'Save Changes'],
    ['an admin', `/admin/stories/edit/${story.id}`, 'Save Changes'],
  ])('can be overwritten by %s after another user has changed it', async (_who, path, button) => {
    const sent: unknown[] = []
    server.use(refuse('updateStory', 'story_changed', { revision: 5, changed_by: 'Arjun Pillai' }))
    open(path)
    await press(button)
    const overwrite = await screen.findByRole('button', { name: 'Overwrite' })
    server.use(
      answer('updateStory', async (request) => {
        sent.push(await request.json())
        return makeEditableStory({ revision: 6 })
      }),
    )
    fireEvent.click(overwrite)

    await waitFor(() =>
      expect(sent).toMatchObject([{ revision: 5, story_prompt: story.story_prompt }]),
    )
  })
})

describe('the draft of a published story', () => {
  const draft = makeEditableStory({
    status: 'published',
    has_unpublished_changes: true,
    title: 'A draft title',
    revision: 4,
  })
  const NOTE = 'Draft changes, not published yet'
  beforeEach(async () => {
    server.use(answer('getStoryForEdit', draft))
    open(paths.editStory(draft.id))
    await screen.findByText(NOTE)
  })

  test('remains in the form with its findings if the review fails', async () => {
    server.use(refuse('publishStory', 'not_publishable', { findings: [makeFinding()] }))
    await press('Publish')

    expect(await screen.findByText(makeFinding().message)).toBeDefined()
    expect(await titleField()).toHaveProperty('value', 'A draft title')
  })

  test('is not published before unsaved changes are saved', async () => {
    const sent: unknown[] = []
    server.use(
      answer('publishStory', async (request) => {
        sent.push(await request.json())
        return { ...draft, has_unpublished_changes: false }
      }),
    )
    fireEvent.change(await titleField(), { target: { value: 'Another title' } })

    expect(await screen.findByText(/Save your changes before you publish/)).toBeDefined()
    await press('Publish')
    expect(sent).toEqual([])
  })
})

test('compares an earlier version with the newest', async () => {
  const structure = (text: string) => ({
    start_node: 'jetty',
    nodes: { jetty: { title: 'The jetty', text, choices: [] } },
  })
  server.use(
    answer('getStoryVersion', ({ url }) =>
      makeFullVersion({
        number: url.endsWith('/2') ? 2 : 1,
        story_structure: structure(url.endsWith('/2') ? 'Both hands.' : 'One hand.'),
      }),
    ),
  )
  open(paths.versions(makeId(1)))
  const way = { name: 'Compare version 1 with the newest one' }
  fireEvent.click(await screen.findByRole('link', way))

  expect((await screen.findByText(/Both hands/)).tagName).toBe('INS')
  expect(screen.getByText(/One hand/).tagName).toBe('DEL')
})

describe('a preview link', () => {
  const { preview_code } = makePreview()

  test('is played without an account and marks the draft', async () => {
    clearTokens()
    const session = makeSession({ preview: { preview_code, author: 'Meera' } })
    server.use(
      answer('createGuest', makeSignedIn().tokens),
      answer('beginPreview', session),
      answer('getSession', session),
    )
    open(paths.preview(preview_code))

    expect(await screen.findByText(/^A draft that .* shared with you/)).toBeDefined()
    await press('Play the draft')

    expect(await screen.findByRole('textbox')).toBeDefined()
    expect(screen.getByText('A draft that Meera shared with you.', { exact: false })).toBeDefined()
  })

  test('continues a test session', async () => {
    server.use(answer('getPreview', makePreview({ session_id: makeId(5) })))
    open(paths.preview(preview_code))

    await press('Continue')

    expect(await screen.findByRole('textbox')).toBeDefined()
  })

  test('shows an error without a retry after it is revoked', async () => {
    server.use(refuse('getPreview', 'preview_not_found'))
    open(paths.preview(preview_code))

    expect((await screen.findByRole('alert')).textContent).toContain('This link no longer works')
    expect(screen.queryByRole('button', { name: /try again/i })).toBeNull()
  })

  test('is created and revoked by the author', async () => {
    let code: string | null = null
    server.use(
      answer('getPreviewLink', () => ({ preview_code: code })),
      answer('createPreviewLink', () => ({ preview_code: (code = preview_code) })),
      answer('revokePreviewLink', () => ({ preview_code: (code = null) })),
    )
    open(paths.previewLink(makeId(1)))

    await press('Create link')
    const link = await screen.findByRole('link', { name: 'Open the draft' })
    expect(link.getAttribute('href')).toBe(paths.preview(preview_code))
    await press('Revoke link')
    fireEvent.click((await question()).getByRole('button', { name: 'Revoke link' }))

    expect(await screen.findByRole('button', { name: 'Create link' })).toBeDefined()
  })

  test('of a mature draft asks guests to log in', async () => {
    clearTokens()
    const mature = makeStory({ content_rating: 'mature' })
    server.use(answer('getPreview', makePreview({ story: mature })))
    open(paths.preview(preview_code))

    await press('Play the draft')

    expect(await screen.findByRole('dialog')).toBeDefined()
  })
})
