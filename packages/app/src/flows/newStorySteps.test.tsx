import { saveTokens } from '@kathasagar/api'
import {
  answer,
  authorHandlers,
  guestSite,
  makeModels,
  makeSignedIn,
  makeUser,
} from '@kathasagar/api/testing'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'

import { App } from '../App.tsx'
import { paths } from '../navigation/paths.ts'
import { findRoutes, routes } from '../router.tsx'
import { localeChosen } from '../slices/preferencesSlice.ts'
import { makeStore } from '../store.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { press } from './test/openSite.tsx'

const server = withMockedServer()
beforeEach(() => {
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer('me', makeUser()),
    answer('listModels', makeModels()),
    ...authorHandlers(),
    ...guestSite(),
  )
})

function openAt(path: string) {
  const store = makeStore()
  store.dispatch(localeChosen('en'))
  const router = createMemoryRouter(routes(), {
    initialEntries: [paths.home, path],
    patchRoutesOnNavigation: findRoutes,
  })
  render(<App router={router} store={store} />)
  return router
}
const chosen = (name: RegExp) => screen.findByRole('tab', { name, selected: true })

test('the steps of a new story are in the address, and Back returns to the previous step', async () => {
  const router = openAt(paths.createStory)
  const address = () => router.state.location.pathname + router.state.location.search
  await chosen(/Basic Info/)
  await press('Next: Details')
  await chosen(/Details/)
  await press('Next: Gameplay')
  await chosen(/Gameplay/)
  expect(address()).toBe(`${paths.createStory}?tab=gameplay`)

  await act(() => router.navigate(-1))
  await chosen(/Details/)
  await press('Previous: Basic Info')
  await chosen(/Basic Info/)

  expect(address()).toBe(paths.createStory)
})

test('a reload keeps the step', async () => {
  openAt(`${paths.createStory}?tab=details`)

  expect(await chosen(/Details/)).toBeDefined()
})

test('an incomplete story opens the step with the missing value', async () => {
  const router = openAt(`${paths.createStory}?tab=gameplay`)
  await chosen(/Gameplay/)
  await press('Create Story')

  expect(await chosen(/Basic Info/)).toBeDefined()
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('title')
  expect(router.state.location.search).toBe('')
})

test('the first step lists the requirements of publishing', async () => {
  openAt(paths.createStory)

  expect(
    await screen.findByText(/To publish it, add at least 3 scenes with 100 words in all/),
  ).toBeDefined()
})
