import { saveGuestTokens, saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeId,
  makeSession,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { press } from './test/openSite.tsx'
import { Site } from './Site.tsx'

const server = withMockedServer()

function openLostPlay(locale: 'en' | 'hi') {
  server.use(refuse('getSession', 'session_not_found'), answer('me', makeUser()), ...guestSite())
  render(<Site locale={locale} path={paths.play(makeId(9))} theme="dark" />)
}

const link = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href')

test("an unknown session links to the user's sessions and to all stories", async () => {
  saveTokens(makeSignedIn().tokens)
  openLostPlay('en')

  expect(await link('My plays')).toBe(paths.plays)
  expect(await link('Browse stories')).toBe(paths.browse())
})

test('a guest with an unknown session gets Hindi links without a list of sessions', async () => {
  saveGuestTokens(makeSignedIn().tokens)
  openLostPlay('hi')

  expect(await link('कहानियाँ देखें')).toBe(paths.browse())
  expect(screen.queryByRole('link', { name: 'मेरे खेल' })).toBeNull()
})

test('a rate-limited turn shows how long to wait', async () => {
  saveTokens(makeSignedIn().tokens)
  const session = makeSession()
  server.use(
    answer('getSession', session),
    refuse('takeAction', 'too_many_requests', { retry_after: 18 }),
    answer('me', makeUser()),
    ...guestSite(),
  )
  render(<Site locale="hi" path={paths.play(session.id)} theme="dark" />)

  await press(/^आगे बढ़ें/)

  expect(await screen.findByText(/18 सेकंड बाद फिर कोशिश करें/)).toBeDefined()
})
