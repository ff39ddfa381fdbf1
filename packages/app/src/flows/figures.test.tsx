import { saveTokens } from '@kathasagar/api'
import {
  answer,
  authorHandlers,
  guestSite,
  makeFigureDays,
  makeFigures,
  makeId,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { Site } from './Site.tsx'

const server = withMockedServer()
beforeEach(() => saveTokens(makeSignedIn().tokens))

const asked: (string | null)[] = []
function openSite(path: string, ...first: Parameters<typeof server.use>) {
  asked.length = 0
  server.use(
    ...first,
    answer('me', makeUser()),
    answer('getStoryFigures', ({ url }) => {
      const days = new URL(url).searchParams.get('days')
      asked.push(days)
      return makeFigures({ days: makeFigureDays(Number(days)) })
    }),
    ...authorHandlers(),
    ...guestSite(),
  )
  render(<Site locale="en" path={path} theme="dark" />)
}

test('an author goes from a story’s insight to its figures, and looks at a quarter of a year', async () => {
  openSite(paths.myStories)

  const [insight] = await screen.findAllByRole('button', { name: 'Insight' })
  if (insight) await userEvent.click(insight)
  await userEvent.click(await screen.findByRole('link', { name: 'Figures by day' }))
  await userEvent.click(await screen.findByRole('button', { name: '90 days' }))

  await waitFor(() => expect(asked).toEqual(['30', '90']))
  expect(screen.getByRole('button', { name: '90 days' }).getAttribute('aria-pressed')).toBe('true')
  expect(await screen.findByText(/Jan 3, 2025 to Apr 2, 2025/)).toBeDefined()
})

test('an address keeps the days that show, and a table that cannot be made is told', async () => {
  openSite(`${paths.figures(makeId(1))}?days=7`, refuse('exportStoryFigures', 'forbidden'))

  // Until figures are there, the button is, and does nothing.
  await screen.findByText(/to Apr 2, 2025/)
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }))

  expect((await screen.findByRole('alert')).textContent).toContain('The table could not be made')
  expect(asked).toEqual(['7'])
})
