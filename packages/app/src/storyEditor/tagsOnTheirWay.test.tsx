import { saveTokens } from '@kathasagar/api'
import { answer, authorHandlers, guestSite, makeSignedIn, makeUser } from '@kathasagar/api/testing'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { withMockedServer } from '../flows/test/bareBrowser.ts'
import { Site } from '../flows/Site.tsx'
import { paths } from '../navigation/paths.ts'

const NONE = 'There are no tags yet.'
const server = withMockedServer()

beforeEach(() => {
  saveTokens(makeSignedIn().tokens)
})

test('while tags are on their way the form says so, and never that there are none', async () => {
  const tags = Promise.withResolvers<[]>()
  server.use(
    answer('me', makeUser()),
    answer('listTags', () => tags.promise),
    ...authorHandlers(),
    ...guestSite(),
  )
  render(<Site locale="en" path={paths.createStory} theme="dark" />)

  expect(await screen.findByText('Loading the tags...')).toBeDefined()
  expect(screen.queryByText(NONE)).toBeNull()

  tags.resolve([])
  expect(await screen.findByText(NONE)).toBeDefined()
})
