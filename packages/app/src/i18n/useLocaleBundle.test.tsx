import { en, type Messages } from '@kathasagar/ui'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'

import { stubMissingApis } from '../flows/test/bareBrowser.ts'
import { localeChosen } from '../slices/preferencesSlice.ts'
import { makeStore } from '../store.ts'
import { english } from './localeBundle.ts'
import { useLocaleBundle } from './useLocaleBundle.ts'

stubMissingApis()

async function openWithoutHindi({ isOffline }: { isOffline: boolean }) {
  const store = makeStore()
  const load = vi.fn<() => Promise<Messages>>().mockResolvedValue(en)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  const { result, rerender } = renderHook(
    (network) => useLocaleBundle({ first: english, load, ...network }),
    { initialProps: { isOffline }, wrapper },
  )
  act(() => void store.dispatch(localeChosen('hi')))
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(result.current.locale).toBe('en')
  return { store, rerender, spoken: () => result.current.locale }
}

test('retries a language that failed to load when it is selected again', async () => {
  const { store, spoken } = await openWithoutHindi({ isOffline: false })

  act(() => void store.dispatch(localeChosen('hi')))

  await waitFor(() => expect(spoken()).toBe('hi'))
})

test('retries a language that failed to load when the network returns', async () => {
  const { rerender, spoken } = await openWithoutHindi({ isOffline: true })

  rerender({ isOffline: false })

  await waitFor(() => expect(spoken()).toBe('hi'))
})
