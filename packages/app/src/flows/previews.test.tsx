import { saveTokens } from '@kathasagar/api'
import {
  answer,
  authorHandlers,
  guestSite,
  makeId,
  makePreview,
  makePreviewLink,
  makeSession,
  makeSignedIn,
  makeStory,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { Site } from './Site.tsx'

const server = withMockedServer()
const code = makePreview().preview_code
const BAND = /^A draft that .* shared with you/

function openSite(path: string, ...first: Parameters<typeof server.use>) {
  server.use(
    ...first,
    answer('me', makeUser()),
    answer('openPreview', { is_counted: true }),
    ...authorHandlers(),
    ...guestSite(),
  )
  render(<Site locale="en" path={path} theme="dark" />)
}

test('a test reader plays a draft without an account, and is told that it is one', async () => {
  const session = makeSession({ preview: { preview_code: code, author: 'Meera' } })
  openSite(
    paths.preview(code),
    answer('getPreview', makePreview()),
    answer('createGuest', makeSignedIn().tokens),
    answer('checkPreview', { session_id: null }),
    answer('beginPreview', session),
    answer('getSession', session),
  )

  expect(await screen.findByText(BAND)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Play the draft' }))

  expect(await screen.findByRole('textbox')).toBeDefined()
  expect(screen.getByText('A draft that Meera shared with you.', { exact: false })).toBeDefined()
})

test('who has begun a test goes on with it', async () => {
  saveTokens(makeSignedIn().tokens)
  openSite(
    paths.preview(code),
    answer('getPreview', makePreview()),
    answer('checkPreview', { session_id: makeId(5) }),
    answer('getSession', makeSession({ id: makeId(5) })),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }))

  expect(await screen.findByRole('textbox')).toBeDefined()
})

test('a link whose time is over says so, and cannot be asked again', async () => {
  openSite(paths.preview(code), refuse('getPreview', 'preview_expired'))

  expect((await screen.findByRole('alert')).textContent).toContain('The time of this link is over')
  expect(screen.queryByRole('button', { name: /try again/i })).toBeNull()
})

test('an author makes a link for test readers and takes it back', async () => {
  saveTokens(makeSignedIn().tokens)
  const sent: unknown[] = []
  openSite(
    paths.testReaders(makeId(1)),
    answer('createPreviewLink', async (request) => {
      sent.push(await request.json())
      return makePreviewLink()
    }),
  )

  await userEvent.type(await screen.findByRole('textbox', { name: 'For whom' }), 'Asha')
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  expect(await screen.findByText(/^The link stands below/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Take back: The reading circle' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }))

  expect(sent).toEqual([{ note: 'Asha', days: 7 }])
})

test('a mature draft asks a visitor to log in', async () => {
  openSite(
    paths.preview(code),
    answer('getPreview', makePreview({ story: makeStory({ content_rating: 'mature' }) })),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Play the draft' }))

  expect(await screen.findByRole('dialog')).toBeDefined()
})
