import { saveTokens } from '@kathasagar/api'
import {
  answer,
  authorHandlers,
  guestSite,
  makeCoauthors,
  makeEditableStory,
  makeId,
  makeMyStories,
  makeMyStory,
  makeNotice,
  makeNotices,
  makeSignedIn,
  makeStory,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { callsTo, open, press } from './test/openSite.tsx'

const server = withMockedServer()
const asked = callsTo(server)

beforeEach(() => {
  server.use(
    answer('me', makeUser()),
    answer('countUnread', { unread: 0 }),
    answer('readNotices', { unread: 0 }),
    ...authorHandlers(),
    ...guestSite(),
  )
  saveTokens(makeSignedIn().tokens)
})

test('who is asked to write a story accepts at the notice, and finds it among their stories', async () => {
  const story = { id: makeId(7), title: 'Salt Letters' }
  const notice = makeNotice({ kind: 'coauthor_invited', story, words: null, people_total: 1 })
  server.use(
    answer('listNotices', makeNotices({ notices: [notice] })),
    answer('acceptCoauthoring', { story_id: story.id, role: 'reader' }),
    answer('listMyStories', makeMyStories([makeMyStory({ ...story, role: 'reader' })])),
  )
  open(paths.notices)

  await press('Accept')

  expect(await screen.findByText('“Salt Letters” is among your stories now.')).toBeDefined()
  expect(await screen.findByText('You are a reader')).toBeDefined()
  expect(asked).toContain(`POST /stories/${story.id}/coauthors/accept`)
})

test('who does not want to declines, stays on the page, and is not asked again there', async () => {
  const story = { id: makeId(7), title: 'Salt Letters' }
  const notice = makeNotice({ kind: 'coauthor_invited', story, words: null, people_total: 1 })
  const { id } = makeUser()
  server.use(
    answer('listNotices', makeNotices({ notices: [notice] })),
    answer('removeCoauthor', { user_id: id }),
  )
  open(paths.notices)

  await press('No thanks')

  await waitFor(() => expect(asked).toContain(`DELETE /stories/${story.id}/coauthors/${id}`))
  await waitFor(() => expect(screen.queryByText(/Salt Letters/)).toBeNull())
  expect(screen.getByRole('heading', { name: 'Notices' })).toBeDefined()
})

test('an owner invites somebody, and reads why where it was refused', async () => {
  const invited: unknown[] = []
  server.use(
    answer('inviteCoauthor', async (request) => {
      invited.push(await request.json())
      return makeCoauthors()
    }),
  )
  open(paths.editStory(makeId(1)))
  const field = await screen.findByRole('textbox', { name: 'Handle or user name' })
  fireEvent.change(field, { target: { value: '@tara' } })
  await press('Invite')
  await waitFor(() => expect(invited).toEqual([{ name: '@tara', role: 'editor' }]))

  server.use(refuse('inviteCoauthor', 'author_not_found'))
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  fireEvent.change(field, { target: { value: 'nobody' } })
  await press('Invite')
  expect(await screen.findByText('There is no author of this name.')).toBeDefined()
})

const part = ['story_structure', 'nodes', 'gate']
const clashes = [
  { part, mine: { text: 'Shut.', choices: [] }, theirs: { text: 'Open.', choices: [] } },
  { part: ['tag_ids'], mine: [makeId(201)], theirs: [] },
]
const changed = { revision: 5, changed_by: 'Arjun Pillai', changed_at: '2025-03-10T09:00:00.000Z' }

test('of a scene that two have changed the author chooses, and all else is saved with it', async () => {
  const sent: unknown[] = []
  server.use(
    answer('getStory', makeStory()),
    refuse('updateStory', 'story_changed', { ...changed, clashes }),
  )
  open(paths.editStory(makeId(1)))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Title/ }), {
    target: { value: 'Ours' },
  })
  await press('Save Changes')

  const scene = within(await screen.findByRole('radiogroup', { name: 'Scene “gate”' }))
  fireEvent.click(scene.getByRole('radio', { name: /Theirs/ }))
  const tags = within(screen.getByRole('radiogroup', { name: 'Tags' }))
  expect(tags.queryByText(new RegExp(makeId(201)))).toBeNull()
  fireEvent.click(tags.getByRole('radio', { name: /Mine/ }))
  server.use(
    answer('updateStory', async (request) => {
      sent.push(await request.json())
      return makeEditableStory({ title: 'Ours', revision: 6 })
    }),
  )
  await press('Save with these choices')

  expect(await screen.findByText('What others saved meanwhile is in it too.')).toBeDefined()
  const parts = [
    { part, keep: 'theirs' },
    { part: ['tag_ids'], keep: 'mine' },
  ]
  expect(sent).toMatchObject([{ title: 'Ours', revision: 1, settled: { revision: 5, parts } }])
})

test('a co-author who only reads has nothing to save with', async () => {
  server.use(
    answer('getStoryForEdit', makeEditableStory({ role: 'reader' })),
    answer('listCoauthors', makeCoauthors({ is_owner: false })),
  )
  open(paths.editStory(makeId(1)))

  expect(await screen.findByText(/^You are a reader of this story/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull()
})
