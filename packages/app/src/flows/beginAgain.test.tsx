import { saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeEndingRecap,
  makeId,
  makeSession,
  makeSignedIn,
  makeUser,
} from '@kathasagar/api/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'
import { inTurn, told } from './test/tellings.ts'

const server = withMockedServer()

const withoutMotion = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

test('messages of one session do not appear in the next', async () => {
  const session = makeSession()
  const anew = makeSession({ id: makeId(402) })
  let now = session
  withoutMotion()
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer('me', makeUser()),
    answer('getSession', ({ url }) => (url.includes(anew.id) ? anew : now)),
    answer('getEnding', makeEndingRecap()),
    inTurn((action) => {
      const turn = told(action, { number: 1, narrative: 'The boat turns.', isLast: true })
      now = { ...session, session_data: turn.end.session_data }
      return { ...turn, end: { ...turn.end, low_credits_warning: true } }
    }),
    answer('createSession', anew),
    ...guestSite(),
  )
  open(paths.play(session.id))
  await press(/^Pull the rope in/)
  await screen.findByText(/Your credits are running low/)

  await press('See the ending')
  fireEvent.click(await screen.findByText('More'))
  await press('Begin again')

  const log = await screen.findByRole('log')
  await expect.poll(() => log.textContent).not.toContain('The boat turns.')
  expect(log.textContent).toContain('Whoever held the other end has let go')
  expect(log.textContent).not.toContain('Your credits are running low')
})
