import { saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeMyStories,
  makeMyStory,
  makeId,
  makeSeries,
  makeSeriesCard,
  makeSignedIn,
  makeStory,
  makeUser,
  refuse,
  signedInState,
} from '@kathasagar/api/testing'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'

const series = makeSeries({ is_own: true })
const ids = series.parts.map(({ story }) => story.id)
const other = makeMyStory({ id: makeId(9), title: 'A Fourth Night' })
const another = makeMyStory({ id: makeId(10), title: 'A Fifth Night' })
const asked: { call: string; body: unknown }[] = []
const server = withMockedServer()
server.events.on('request:start', async ({ request }) => {
  const { method, url } = request
  if (method === 'GET') return
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  asked.push({ call: `${method} ${new URL(url).pathname.replace('/api/v1', '')}`, body })
})

beforeEach(() => {
  asked.length = 0
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer('me', makeUser()),
    answer('getSeries', series),
    answer('listSeries', { series: [makeSeriesCard()], next: null }),
    answer('createSeries', series),
    answer('orderSeries', series),
    answer('updateSeries', series),
    answer('deleteSeries', { id: series.id }),
    answer('listMyStories', makeMyStories([other])),
    answer('listOpenSessions', []),
    ...guestSite(),
  )
})

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } })

test('an author creates a series and opens its parts', async () => {
  open(paths.mySeries)
  await press('New series')
  await type('Title', 'Four Nights')
  const buttons = await screen.findAllByRole('button', { name: 'New series', hidden: true })
  fireEvent.click(buttons.at(-1)!)

  expect(await screen.findByRole('heading', { level: 1, name: series.title })).toBeDefined()
  expect(asked).toContainEqual({
    call: 'POST /series',
    body: { title: 'Four Nights', description: '' },
  })
})

test('parts can be reordered and a story added at the end', async () => {
  open(paths.editSeries(series.id))
  await press('Move “The Ferryman’s Second Oar” down')
  await screen.findByText('“The Ferryman’s Second Oar” is now at place 2.')
  fireEvent.change(await screen.findByLabelText('Add a story'), { target: { value: other.id } })

  await expect
    .poll(() => asked)
    .toEqual([
      {
        call: `PUT /series/${series.id}/parts`,
        body: { story_ids: [ids[1], ids[0], ids[2]], made_from: ids },
      },
      expect.objectContaining({ call: `PUT /series/${series.id}/parts` }),
    ])
})

test('two quick additions are saved one after the other', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const added = (id: string) => ({ number: null, story: { ...other, id }, progress: null })
  server.use(
    answer('listMyStories', makeMyStories([other, another])),
    answer('orderSeries', async (request) => {
      const { story_ids } = (await request.json()) as { story_ids: string[] }
      await promise
      return { ...series, parts: story_ids.map(added) }
    }),
  )
  open(paths.editSeries(series.id))
  const add = await screen.findByLabelText('Add a story')
  fireEvent.change(add, { target: { value: other.id } })
  fireEvent.change(add, { target: { value: another.id } })
  await screen.findByText(another.title)
  const orders = () => asked.map(({ body }) => body)
  const first = { story_ids: [...ids, other.id], made_from: ids }
  await expect.poll(orders).toEqual([first])

  resolve()

  const second = { story_ids: [...first.story_ids, another.id], made_from: first.story_ids }
  await expect.poll(orders).toEqual([first, second])
})

test('parts that another tab has added are shown after a conflict', async () => {
  const added = {
    number: null,
    story: makeStory({ id: makeId(11), title: 'Told Elsewhere' }),
    progress: null,
  }
  open(paths.editSeries(series.id))
  await screen.findByLabelText('Add a story')
  server.use(
    answer('getSeries', { ...series, parts: [...series.parts, added] }),
    refuse('orderSeries', 'series_changed'),
  )

  await press('Move “The Ferryman’s Second Oar” down')

  expect(await screen.findByText(/This series was changed in another tab or device/)).toBeDefined()
  expect(await screen.findByText('Told Elsewhere')).toBeDefined()
})

test('a story of another series is refused with a sentence', async () => {
  server.use(refuse('orderSeries', 'part_of_other'))
  open(paths.editSeries(series.id))
  fireEvent.change(await screen.findByLabelText('Add a story'), { target: { value: other.id } })

  expect(await screen.findByText(/part of another series/)).toBeDefined()
})

test('deleting a series asks for confirmation', async () => {
  open(paths.editSeries(series.id))
  await press('Delete this series')
  const buttons = await screen.findAllByRole('button', { name: 'Delete this series', hidden: true })
  fireEvent.click(buttons.at(-1)!)

  expect(await screen.findByRole('heading', { level: 1, name: 'My series' })).toBeDefined()
  expect(asked).toContainEqual(expect.objectContaining({ call: `DELETE /series/${series.id}` }))
})

test('a series of another author cannot be changed', async () => {
  server.use(answer('getSeries', makeSeries()))
  open(paths.editSeries(series.id))

  expect(await screen.findByText('Series not found')).toBeDefined()
})

test('a story links to its series', async () => {
  const place = { series_id: series.id, title: series.title, number: 2, total: 3 }
  server.use(answer('getStory', makeStory({ series: place })))
  open(paths.story(makeId(1)))

  const link = await screen.findByRole('link', { name: series.title })

  expect(link.getAttribute('href')).toBe(paths.series(series.id))
})

test('liking a part on the series page shows immediately', async () => {
  const [part] = series.parts
  const story = makeStory({ ...part!.story, user_state: { ...signedInState } })
  server.use(
    answer('getSeries', makeSeries({ parts: [{ ...part!, story }] })),
    answer('likeStory', { is_liked: true, likes_total: story.stats.likes_total + 1 }),
  )
  open(paths.series(series.id))

  await press('Like')

  expect(await screen.findByRole('button', { name: 'Like', pressed: true })).toBeDefined()
})
