import { webcrypto } from 'node:crypto'

import { saveTokens } from '@kathasagar/api'
import { answer, guestSite, makeSession, makeSignedIn, makeUser } from '@kathasagar/api/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'
import { inTurn, told } from './test/tellings.ts'

const server = withMockedServer()

test('plays a story over plain http, where browsers lack randomUUID', async () => {
  const session = makeSession()
  vi.stubGlobal('crypto', {
    getRandomValues: (into: Uint8Array) => webcrypto.getRandomValues(into),
  })
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer('me', makeUser()),
    answer('getSession', session),
    inTurn((action) => told(action, { number: 1, narrative: 'The boat turns.' })),
    ...guestSite(),
  )
  open(paths.play(session.id))

  await press(/^Pull the rope in/)

  const log = await screen.findByRole('log')
  await expect.poll(() => log.textContent).toContain('The boat turns.')
})
