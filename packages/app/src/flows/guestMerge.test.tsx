import { clearGuestTokens, saveGuestTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeAccessToken,
  makeActionAnswer,
  makeId,
  makeSession,
  makeSignedIn,
} from '@kathasagar/api/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { readPending, type LocalTurn } from '../offline/pendingTurns.ts'
import { addUnsynced, readUnsynced } from '../offline/unsyncedTurns.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

const server = withMockedServer()
afterEach(() => {
  clearGuestTokens()
  setOnline(true)
})

const session = makeSession()
const answered = makeActionAnswer()
const guest = { access_token: makeAccessToken(900, 'guest'), refresh_token: 'guest-1' }
const account = makeSignedIn()
const turn: LocalTurn = {
  key: 'first',
  after: makeId(1),
  head: 'first',
  at: '2026-01-01T00:00:00.000Z',
  action: { action_type: 'continue', selected_model: 'kathakar' },
  told: 'The rope goes slack.',
  choices: answered.session_data.choices,
}

async function signIn() {
  const name = await screen.findByLabelText('Username or Email')
  fireEvent.change(name, { target: { value: 'tara_k' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Sagar#2042x' } })
  await press('Sign In')
}

test('offline turns of a guest are synced to the new account', async () => {
  const senders: (string | null)[] = []
  saveGuestTokens(guest)
  setOnline(false)
  localStorage.setItem(`kept-turns:guest:${session.id}`, JSON.stringify([turn]))
  addUnsynced('guest', makeId(9), [turn])
  server.use(
    answer('login', account),
    answer('me', account.user),
    answer('getSession', session),
    answer('takeAction', ({ headers }) => {
      senders.push(headers.get('authorization'))
      return answered
    }),
    ...guestSite(),
  )
  open(paths.login)
  await signIn()
  await waitFor(() => expect(readPending(account.user.id, session.id)).toEqual([turn]))

  setOnline(true)

  await expect.poll(() => senders).toEqual([`Bearer ${account.tokens.access_token}`])
  await waitFor(() => expect(readPending(account.user.id, session.id)).toEqual([]))
  expect(readUnsynced(account.user.id, makeId(9))).toBe(turn.told)
})
