import { clearGuestTokens, saveGuestTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeSession,
  makeSignedIn,
  makeStory,
  noSession,
} from '@kathasagar/api/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'

const server = withMockedServer()
afterEach(clearGuestTokens)

/** Tells this page what another one has done to what the device keeps. */
const tellOf = (key: string) =>
  act(() => {
    const newValue = localStorage.getItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })

test('who began as a guest in another tab goes on as the same guest here, unasked', async () => {
  server.use(
    answer('getStory', makeStory()),
    answer('checkSession', noSession),
    answer('createSession', makeSession()),
    answer('getSession', makeSession()),
    ...guestSite(),
  )
  open(paths.story(makeStory().id))
  await screen.findByRole('button', { name: 'PLAY' })
  saveGuestTokens(makeSignedIn().tokens)
  tellOf('guest')

  await press('PLAY')

  expect(await screen.findByRole('log')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})
