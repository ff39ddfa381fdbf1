import { saveTokens } from '@kathasagar/api'
import {
  answer,
  authorHandlers,
  guestSite,
  makeEditableStory,
  makeFinding,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'

const draft = makeEditableStory({
  status: 'published',
  has_unpublished_changes: true,
  title: 'A draft title',
  revision: 4,
})
const server = withMockedServer()
beforeEach(() => {
  saveTokens(makeSignedIn().tokens)
  server.use(answer('me', makeUser()), ...authorHandlers(), ...guestSite())
  server.use(answer('getStoryForEdit', draft))
})

const titleField = () => screen.findByRole('textbox', { name: /^Title/ })

test('a draft that fails the review stays in the form with its findings', async () => {
  server.use(refuse('publishStory', 'not_publishable', { findings: [makeFinding()] }))
  open(paths.editStory(draft.id))

  await screen.findByText('Draft changes, not published yet')
  await press('Publish')

  expect(await screen.findByText(makeFinding().message)).toBeDefined()
  expect(await titleField()).toHaveProperty('value', 'A draft title')
})

test('publishing uses the saved draft and waits for unsaved changes', async () => {
  const sent: unknown[] = []
  server.use(
    answer('publishStory', async (request) => {
      sent.push(await request.json())
      return { ...draft, has_unpublished_changes: false }
    }),
  )
  open(paths.editStory(draft.id))
  const title = await titleField()
  fireEvent.change(title, { target: { value: 'Another title' } })

  expect(await screen.findByText(/Save your changes before you publish/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(sent).toEqual([])
})

test('discarding a draft restores the published version', async () => {
  server.use(answer('discardDraft', { ...draft, has_unpublished_changes: false }))
  open(paths.editStory(draft.id))
  await screen.findByText('Draft changes, not published yet')
  await press('Discard draft')
  const question = within(await screen.findByRole('alertdialog'))
  server.use(answer('getStoryForEdit', makeEditableStory({ title: 'The published title' })))
  fireEvent.click(question.getByRole('button', { name: 'Discard draft' }))

  await waitFor(async () =>
    expect(await titleField()).toHaveProperty('value', 'The published title'),
  )
  expect(screen.queryByText('Draft changes, not published yet')).toBeNull()
})
