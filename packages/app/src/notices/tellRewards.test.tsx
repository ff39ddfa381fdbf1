import { NoticeLine, UiProvider } from '@kathasagar/ui'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { inBareBrowser } from '../flows/test/bareBrowser.ts'
import { notices, tellRewards } from './toastQueue.ts'

const TITLES = ['First steps', 'A new door', 'Five rooms', 'Own words', 'An ending']
const finished = TITLES.map((title) => ({
  task_id: title,
  title,
  coin_reward: 5,
  star_reward: 1,
}))

inBareBrowser()

const toldInLine = () => {
  render(
    <UiProvider>
      <NoticeLine notices={notices} />
    </UiProvider>,
  )
  return screen.getByRole('status').textContent
}

test('tasks that were finished at once are all told, in one notice', () => {
  tellRewards({ finished, level_up: null })

  expect(notices.visibleToasts).toHaveLength(1)
  expect(toldInLine()).toBe(`5 tasks finished · ${TITLES.join(', ')}: 25 credits, 5 stars`)
})

test('a task that was finished by itself is told by its name', () => {
  tellRewards({ finished: finished.slice(0, 1), level_up: null })

  expect(toldInLine()).toBe('Task finished: First steps · 5 credits, 1 star')
})
