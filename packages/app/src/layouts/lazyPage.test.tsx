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

const Late = () => <p>The late page</p>
const missing = new TypeError('Failed to fetch dynamically imported module')

function open(failures: number) {
  const load = vi.fn<Parameters<typeof page>[1]>().mockResolvedValue({ default: Late })
  for (let failure = 0; failure < failures; failure += 1) load.mockRejectedValueOnce(missing)
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
  return { router, load, goOn: async () => fireEvent.click(await screen.findByText('Go on')) }
}

test('retries and shows a page whose code failed once', async () => {
  const { load, goOn } = open(1)

  await goOn()

  expect(await screen.findByText('The late page')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(2)
})

test('loads a page whose code failed on the next visit', async () => {
  const { router, goOn } = open(2)
  await goOn()
  expect(await screen.findByText('This page could not be shown.')).toBeDefined()

  await router.navigate('/')
  await goOn()

  expect(await screen.findByText('The late page')).toBeDefined()
})
