import { saveTokens } from '@kathasagar/api'
import {
  answer,
  authorHandlers,
  guestSite,
  makeEditableStory,
  makeSignedIn,
  makeUser,
} from '@kathasagar/api/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'

const server = withMockedServer()

test('nothing can be typed into a story that is saved and about to be left', async () => {
  const { id } = makeEditableStory()
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer('me', makeUser()),
    answer('updateStory', makeEditableStory({ revision: 2 })),
    ...authorHandlers(),
    ...guestSite(),
  )
  open(paths.editStory(id))
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  expect(title.closest('[inert]')).toBeNull()
  fireEvent.change(title, { target: { value: 'The Third Oar' } })

  await press('Save Changes')
  await screen.findByText('Story updated successfully!')

  expect(title.isConnected && title.closest('[inert]')).toBeTruthy()
})
