import { saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeProgressSummary,
  makeSignedIn,
  makeTask,
  makeUser,
} from '@kathasagar/api/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open } from './test/openSite.tsx'

const server = withMockedServer()

const follow = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('link', { name }))[0]!)

test('the progress page shows new progress on return', async () => {
  let coins_balance = 1284
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer('me', makeUser()),
    answer('listTasks', () => ({
      tasks: [makeTask()],
      summary: makeProgressSummary({ currency: { coins_balance } }),
    })),
    answer('collectRewards', { finished: [], level_up: null }),
    ...guestSite(),
  )
  open(paths.profile)
  await screen.findAllByText(/1,284/)

  await follow('Notices')
  await screen.findByText('Arjun Pillai and 4 others follow you')
  coins_balance = 1279
  await follow('Profile')

  expect((await screen.findAllByText(/1,279/)).length).toBeGreaterThan(0)
})
