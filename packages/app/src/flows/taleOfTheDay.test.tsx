import { answer, guestSite, makeId, makeStory } from '@kathasagar/api/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { Site } from './Site.tsx'

const server = withMockedServer()
const tale = makeStory({ id: makeId(900), title: 'The Last Lamplighter' })

test('home shows its rows while the tale of the day loads, and hides the banner', async () => {
  const { promise, resolve } = Promise.withResolvers<(typeof tale)[]>()
  server.use(
    answer('getTaleOfTheDay', () => promise),
    ...guestSite(),
  )
  render(<Site locale="en" path={paths.home} theme="dark" />)

  await screen.findByRole('region', { name: 'Featured Stories' })
  expect(
    document.querySelector('[aria-roledescription] [data-standing="true"] h2'),
  ).not.toBeVisible()

  resolve([tale])
  const first = await screen.findByRole('heading', { name: tale.title })
  expect(first).toBeVisible()
  expect(first.closest('[data-standing="true"]')).not.toBeNull()
})
