import { saveTokens } from '@kathasagar/api'
import {
  answer,
  authorHandlers,
  guestSite,
  makeId,
  makePreview,
  makeSession,
  makeSignedIn,
  makeStory,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { Site } from './Site.tsx'

const server = withMockedServer()
const code = makePreview().preview_code
const BAND = /^A draft that .* shared with you/

function openSite(path: string, ...first: Parameters<typeof server.use>) {
  server.use(...first, answer('me', makeUser()), ...authorHandlers(), ...guestSite())
  render(<Site locale="en" path={path} theme="dark" />)
}

test('a draft can be played by its link without an account and is marked as a draft', async () => {
  const session = makeSession({ preview: { preview_code: code, author: 'Meera' } })
  openSite(
    paths.preview(code),
    answer('getPreview', makePreview()),
    answer('createGuest', makeSignedIn().tokens),
    answer('beginPreview', session),
    answer('getSession', session),
  )

  expect(await screen.findByText(BAND)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Play the draft' }))

  expect(await screen.findByRole('textbox')).toBeDefined()
  expect(screen.getByText('A draft that Meera shared with you.', { exact: false })).toBeDefined()
})

test('a test session can be continued', async () => {
  saveTokens(makeSignedIn().tokens)
  openSite(
    paths.preview(code),
    answer('getPreview', makePreview({ session_id: makeId(5) })),
    answer('getSession', makeSession({ id: makeId(5) })),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))

  expect(await screen.findByRole('textbox')).toBeDefined()
})

test('a revoked link shows an error without a retry', async () => {
  openSite(paths.preview(code), refuse('getPreview', 'preview_not_found'))

  expect((await screen.findByRole('alert')).textContent).toContain('This link no longer works')
  expect(screen.queryByRole('button', { name: /try again/i })).toBeNull()
})

test('an author creates a preview link and revokes it', async () => {
  saveTokens(makeSignedIn().tokens)
  let preview_code: string | null = null
  openSite(
    paths.previewLink(makeId(1)),
    answer('getPreviewLink', () => ({ preview_code })),
    answer('createPreviewLink', () => ({ preview_code: (preview_code = code) })),
    answer('revokePreviewLink', () => ({ preview_code: (preview_code = null) })),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Create link' }))
  const link = await screen.findByRole('link', { name: 'Open the draft' })
  expect(link.getAttribute('href')).toBe(paths.preview(code))
  await userEvent.click(screen.getByRole('button', { name: 'Revoke link' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Revoke link' }))

  expect(await screen.findByRole('button', { name: 'Create link' })).toBeDefined()
})

test('a mature draft asks guests to log in', async () => {
  openSite(
    paths.preview(code),
    answer('getPreview', makePreview({ story: makeStory({ content_rating: 'mature' }) })),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Play the draft' }))

  expect(await screen.findByRole('dialog')).toBeDefined()
})
