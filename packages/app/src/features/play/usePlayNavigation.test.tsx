import { answer, makeId, makeSession } from '@kathasagar/api/testing'
import { UiProvider } from '@kathasagar/ui'
import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

import { withMockedServer } from '../../flows/test/bareBrowser.ts'
import { paths } from '../../navigation/paths.ts'
import { makeStore } from '../../store.ts'
import { usePlayNavigation } from './usePlayNavigation.ts'

const server = withMockedServer()

function openPlay() {
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
  return renderHook(
    () => ({ ...usePlayNavigation(session.id, options), path: useLocation().pathname }),
    { wrapper },
  )
}

test('starts one session after a double click on Restart, and shows that it is busy', async () => {
  const anew = Promise.withResolvers<ReturnType<typeof makeSession>>()
  const begin = vi.fn(() => anew.promise)
  server.use(answer('createSession', begin))
  const { result } = openPlay()

  act(() => result.current.afterEnding.onBeginAgain())
  await waitFor(() => expect(result.current.afterEnding.isBeginning).toBe(true))
  act(() => result.current.afterEnding.onBeginAgain())
  anew.resolve(makeSession({ id: makeId(402) }))

  await waitFor(() => expect(result.current.path).toBe(paths.play(makeId(402))))
  expect(begin).toHaveBeenCalledOnce()
})

test.each([
  ['gets no answer', () => HttpResponse.error(), 'Please check your connection and try again.'],
  ['fails', () => HttpResponse.json({}, { status: 500 }), 'Please try again in a moment.'],
  [
    'fails and says why',
    () => HttpResponse.json({ detail: 'The shelf has fallen.' }, { status: 500 }),
    'The shelf has fallen.',
  ],
])('shows no other cause for a start that %s', async (_how, respond, reason) => {
  server.use(http.put('*/game/sessions/', respond))
  const { result } = openPlay()

  act(() => result.current.afterEnding.onBeginAgain())

  await waitFor(() => expect(result.current.startFailed.reason).toBe(reason))
})
