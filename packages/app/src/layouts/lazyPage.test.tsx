import { UiProvider } from '@kathasagar/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

import { withMockedServer } from '../flows/test/bareBrowser.ts'
import { english } from '../i18n/localeBundle.ts'
import { makeStore } from '../store.ts'
import { page } from './lazyPage.ts'

withMockedServer()

test('shows an error for a page whose code failed to load', async () => {
  const load = vi
    .fn<Parameters<typeof page>[1]>()
    .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/late">Go on</Link> },
    page('/late', load),
  ])
  render(
    <Provider store={makeStore()}>
      <UiProvider {...english}>
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>,
  )

  fireEvent.click(await screen.findByText('Go on'))

  expect(await screen.findByText('This page could not be shown.')).toBeDefined()
})
