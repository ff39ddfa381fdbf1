import { sharedPlaysApi, storiesApi } from '@kathasagar/api/internal'
import { answer, makeId, makeSession } from '@kathasagar/api/testing'
import { UiProvider } from '@kathasagar/ui'
import { NoticeLine } from '@kathasagar/ui/internal'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { withMockedServer } from '../flows/test/bareBrowser.ts'
import { makeStore, type Store } from '../store.ts'
import { notices, notifyRewards } from './toastQueue.ts'

const TITLES = ['First steps', 'A new door', 'Five rooms', 'Own words', 'An ending']
const finished = TITLES.map((title) => ({ task_id: title, title, coin_reward: 5, star_reward: 1 }))

const server = withMockedServer()

const noticeText = () => {
  render(
    <UiProvider>
      <NoticeLine notices={notices} />
    </UiProvider>,
  )
  return screen.getByRole('status').textContent
}

test('shows tasks that finish together in one notice', () => {
  notifyRewards({ finished, level_up: null })

  expect(notices.visibleToasts).toHaveLength(1)
  expect(noticeText()).toBe(`5 tasks finished · ${TITLES.join(', ')}: 25 credits, 5 stars`)
})

test('names a single finished task', () => {
  notifyRewards({ finished: finished.slice(0, 1), level_up: null })

  expect(noticeText()).toBe('Task finished: First steps · 5 credits, 1 star')
})

const rate = (store: Store) =>
  store.dispatch(storiesApi.endpoints.rateStory.initiate({ story_id: makeId(1), stars: 5 }))
const fork = (store: Store) =>
  store.dispatch(
    sharedPlaysApi.endpoints.forkSharedPlay.initiate({ code: 'code', turn_id: makeId(501) }),
  )

test.each([
  ['a rating', rate, []],
  ['another way through a shared play', fork, [makeSession().id]],
])('pays a task that %s finishes, and shows it with its session', async (_deed, act, sessions) => {
  server.use(
    answer('rateStory', { stars: 5, average_rating: 5 }),
    answer('forkSharedPlay', makeSession()),
    answer('collectRewards', { finished: finished.slice(0, 1), level_up: null }),
  )
  const store = makeStore()

  await act(store)

  await expect.poll(() => notices.visibleToasts.length, { timeout: 4000 }).toBe(1)
  const paidIn = () => store.getState().finished.map(({ session_id }) => session_id)
  await expect.poll(paidIn, { timeout: 4000 }).toEqual(sessions)
})
