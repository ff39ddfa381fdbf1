import { saveTokens } from '@kathasagar/api'
import {
  adminStoryHandlers,
  answer,
  authorHandlers,
  guestSite,
  makeEditableStory,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { localCopyKey, saveLocalCopy } from '../storyEditor/localCopies.ts'
import { valuesOf } from '../storyEditor/storyFormValues.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'

const user = makeUser({ role: 'admin' })
const story = makeEditableStory()
const server = withMockedServer()
beforeEach(() => {
  saveTokens(makeSignedIn().tokens)
  server.use(answer('me', user), ...authorHandlers(), ...guestSite())
})

const titleField = () => screen.findByRole('textbox', { name: /^Title/ })

async function saveTyped(path: string, button: string) {
  open(path)
  const title = await titleField()
  expect(title.closest('[inert]')).toBeNull()
  fireEvent.change(title, { target: { value: 'The Third Oar' } })
  await press(button)
  return title
}

const keepDraft = (slot: string) =>
  saveLocalCopy(localCopyKey(user.id, slot), {
    values: valuesOf(story),
    kept_at: '2026-01-01T00:00:00Z',
  })

/** Records if a field was inert and became enabled again. */
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

test('disables the form while a story is saved and the page is left', async () => {
  server.use(answer('updateStory', makeEditableStory({ revision: 2 })))

  const title = await saveTyped(paths.editStory(story.id), 'Save Changes')
  await screen.findByText('Story updated successfully!')

  expect(title.isConnected && title.closest('[inert]')).toBeTruthy()
})

test.each([
  ['new', paths.createStory, 'Create Story'],
  ['admin-new', '/admin/stories/new', 'Create Story'],
  [story.id, `/admin/stories/edit/${story.id}`, 'Save Changes'],
])('a saved form stays disabled until the next page: %s', async (slot, path, button) => {
  server.use(
    ...adminStoryHandlers(),
    answer('createStory', story),
    answer('updateStory', makeEditableStory({ revision: 2 })),
  )
  if (slot !== story.id) keepDraft(slot)

  const title = await saveTyped(path, button)
  const seen = watchHold(title)
  await waitFor(() => expect(title.isConnected).toBe(false))

  expect(seen).toEqual({ wasHeld: true, isFreed: false })
})

test.each([
  ['an author', paths.editStory(story.id), 'Save Changes'],
  ['an admin', `/admin/stories/edit/${story.id}`, 'Save Changes'],
])('%s can overwrite a story that was saved elsewhere', async (_who, path, button) => {
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
