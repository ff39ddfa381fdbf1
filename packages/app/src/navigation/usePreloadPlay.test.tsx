import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

import { RouterContext } from './routerContext.ts'
import { usePreloadPlay } from './usePreloadPlay.ts'

test('preloads only the play page', async () => {
  const play = vi.fn(async () => () => null)
  const story = vi.fn(async () => () => null)
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/play/:session_id', lazy: { Component: play } },
    { path: '/game/:story_id', lazy: { Component: story } },
  ])
  const { result } = renderHook(usePreloadPlay, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <RouterContext value={router}>{children}</RouterContext>
    ),
  })
  expect(play).not.toHaveBeenCalled()

  result.current()

  await vi.waitFor(() => expect(play).toHaveBeenCalledOnce())
  expect(story).not.toHaveBeenCalled()
})
