import { saveTokens } from '@kathasagar/api'
import { answer, guestSite, makeSession, makeSignedIn, makeUser } from '@kathasagar/api/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open } from './test/openSite.tsx'

const server = withMockedServer()
const session = makeSession()

test('Back keeps its element and focus when the session has loaded', async () => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer('me', makeUser()),
    answer('getSession', async () => {
      await arrival
      return session
    }),
    ...guestSite(),
  )
  open(paths.play(session.id))
  const back = await screen.findByRole('button', { name: 'Back' })
  act(() => back.focus())

  arrive()

  await screen.findByRole('log')
  expect(screen.getByRole('button', { name: 'Back' })).toBe(back)
  expect(document.activeElement).toBe(back)
})
