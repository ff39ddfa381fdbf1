import { answer, makeId, makeSession } from '@kathasagar/api/testing'
import { UiProvider } from '@kathasagar/ui'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

import { withMockedServer } from '../../flows/test/bareBrowser.ts'
import { paths } from '../../navigation/paths.ts'
import { makeStore } from '../../store.ts'
import { usePlayNavigation } from './usePlayNavigation.ts'

const server = withMockedServer()

test('pressed twice, Begin again begins one play and says that it is on its way', async () => {
  const anew = Promise.withResolvers<ReturnType<typeof makeSession>>()
  const begin = vi.fn(() => anew.promise)
  server.use(answer('createSession', begin))
  const session = makeSession()
  const store = makeStore()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>
        <UiProvider>{children}</UiProvider>
      </MemoryRouter>
    </Provider>
  )
  const options = { session, isLoading: false, onPremiumRequired: () => undefined }
  const { result } = renderHook(
    () => ({ ...usePlayNavigation(session.id, options), path: useLocation().pathname }),
    { wrapper },
  )

  act(() => result.current.afterEnding.onBeginAgain())
  await waitFor(() => expect(result.current.afterEnding.isBeginning).toBe(true))
  act(() => result.current.afterEnding.onBeginAgain())
  anew.resolve(makeSession({ id: makeId(402) }))

  await waitFor(() => expect(result.current.path).toBe(paths.play(makeId(402))))
  expect(begin).toHaveBeenCalledOnce()
})
