import { saveTokens } from '@kathasagar/api'
import {
  answer,
  authorHandlers,
  guestSite,
  makeEditableStory,
  makeId,
  makeSignedIn,
  makeTag,
  makeUser,
} from '@kathasagar/api/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { withMockedServer } from '../flows/test/bareBrowser.ts'
import { Site } from '../flows/Site.tsx'
import { paths } from '../navigation/paths.ts'
import { localCopyKey, saveLocalCopy } from './localCopies.ts'
import { valuesOf } from './storyFormValues.ts'

const NONE = 'There are no tags yet.'
const server = withMockedServer()

beforeEach(() => {
  saveTokens(makeSignedIn().tokens)
})

test('while tags are on their way the form says so, and never that there are none', async () => {
  const tags = Promise.withResolvers<[]>()
  server.use(
    answer('me', makeUser()),
    answer('listTags', () => tags.promise),
    ...authorHandlers(),
    ...guestSite(),
  )
  render(<Site locale="en" path={paths.createStory} theme="dark" />)

  expect(await screen.findByText('Loading the tags...')).toBeDefined()
  expect(screen.queryByText(NONE)).toBeNull()

  tags.resolve([])
  expect(await screen.findByText(NONE)).toBeDefined()
})

test('a draft that wears a tag which is gone is saved once that tag is taken off', async () => {
  const sent: unknown[] = []
  const tag_ids = [makeTag().id, makeId(299)]
  saveLocalCopy(localCopyKey(makeUser().id, 'new'), {
    values: { ...valuesOf(makeEditableStory()), tag_ids },
    kept_at: '2026-01-01T00:00:00Z',
  })
  server.use(
    answer('me', makeUser()),
    answer('createStory', async (request) => {
      sent.push(await request.json())
      return makeEditableStory()
    }),
    ...authorHandlers(),
    ...guestSite(),
  )
  render(<Site locale="en" path={paths.createStory} theme="dark" />)

  fireEvent.click(await screen.findByRole('button', { name: 'Unknown tag', pressed: true }))
  expect(screen.queryByRole('button', { name: 'Unknown tag' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Create Story' }))

  await waitFor(() => expect(sent).toMatchObject([{ tag_ids: [makeTag().id] }]))
})
