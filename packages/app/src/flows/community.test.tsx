import { clearTokens } from '@kathasagar/api'
import {
  answer,
  makeAuthor,
  makeComment,
  makeId,
  makeModels,
  makeMyStories,
  makeMyStory,
  makeNotices,
  makeSeries,
  makeSession,
  makeStories,
  makeStory,
  makeStoryComments,
  makeThread,
  makeUser,
  refuse,
  signedInState,
} from '@kathasagar/api/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { callsTo, choose, fillIn, open, press } from './test/openSite.tsx'

const author = makeAuthor()
const server = withMockedServer(makeUser())
const calls = callsTo(server)
const sent: { call: string; body: unknown }[] = []
server.events.on('request:start', async ({ request }) => {
  if (request.method === 'GET') return
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  const path = new URL(request.url).pathname.replace('/api/v1', '')
  sent.push({ call: `${request.method} ${path}`, body })
})
beforeEach(() => void sent.splice(0))

describe('an author', () => {
  test('is followed and unfollowed by a reader', async () => {
    server.use(
      answer('followAuthor', { is_followed: true, followers_total: 2919 }),
      answer('unfollowAuthor', { is_followed: false, followers_total: 2918 }),
    )
    open(paths.author(author.handle))

    await press('Follow')
    await screen.findByText('2,919')
    await press('Following')

    expect(await screen.findByText('2,918')).toBeDefined()
    expect(calls.filter((call) => call.endsWith('/follow'))).toEqual([
      `PUT /authors/${author.handle}/follow`,
      `DELETE /authors/${author.handle}/follow`,
    ])
  })

  test('is blocked and unblocked by a reader', async () => {
    let is_blocked = false
    server.use(
      answer('getAuthor', () => makeAuthor({ is_blocked })),
      answer('blockAuthor', () => ({ is_blocked: (is_blocked = true) })),
      answer('unblockAuthor', () => ({ is_blocked: (is_blocked = false) })),
    )
    open(paths.author(author.handle))

    await press('Block')
    await screen.findByText('Block this person?')
    await press('Block')
    await press('Unblock')

    expect(await screen.findByRole('button', { name: 'Follow' })).toBeDefined()
    expect(calls.filter((call) => call.endsWith('/block'))).toEqual([
      `PUT /authors/${author.handle}/block`,
      `DELETE /authors/${author.handle}/block`,
    ])
  })

  test('has stories on home for followers, which a guest does not request', async () => {
    server.use(answer('listFollowed', makeStories(2)), answer('listOpenSessions', []))
    open(paths.home)
    expect(await screen.findByRole('heading', { name: 'From authors you follow' })).toBeDefined()

    cleanup()
    calls.splice(0)
    clearTokens()
    open(paths.home)

    await screen.findByRole('heading', { name: 'Featured Stories' })
    expect(calls.filter((call) => /followed|notices/.test(call))).toEqual([])
  })
})

describe('comments', () => {
  const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })

  test('have a draft that is restored after a reload, only for its story', async () => {
    const reload = (id: string) => {
      cleanup()
      open(paths.comments(id))
    }
    open(paths.comments(makeId(1)))
    fireEvent.change(await field('Your comment'), { target: { value: 'Does anyone hear' } })

    reload(makeId(1))
    expect((await field('Your comment')).value).toBe('Does anyone hear')
    reload(makeId(2))
    expect((await field('Your comment')).value).toBe('')
  })

  test('that are rate-limited say when to retry and keep the text', async () => {
    server.use(refuse('postComment', 'too_many_requests', { retry_after: 1086 }))
    open(paths.comments(makeId(1)))
    fireEvent.change(await field('Your comment'), { target: { value: 'Once more' } })
    await press('Post')

    expect(await screen.findByText(/Try again in 19 minutes/)).toBeDefined()
    expect((await field('Your comment')).value).toBe('Once more')
  })

  describe('with four replies', () => {
    beforeEach(() => {
      const [first, second, third, last] = [1, 2, 3, 4].map((number) =>
        makeComment({ id: makeId(920 + number), words: `Answer ${number}`, is_mine: number === 4 }),
      )
      const further = [last!]
      const next_answers = `1741773600000_${third!.id}`
      const thread = makeThread({ answers: [first!, second!, third!], next_answers })
      server.use(
        answer('listComments', ({ url }) =>
          makeStoryComments({
            comments: new URL(url).searchParams.has('answers_to')
              ? further.map((comment) => makeThread(comment))
              : [thread],
          }),
        ),
        answer('deleteComment', () => {
          further.pop()
          return { is_deleted: true as const }
        }),
      )
      open(paths.comments(makeId(1)))
    })

    test('show an error below the replies if more fail to load', async () => {
      const more = await screen.findByRole('button', { name: 'Show more replies' })
      server.use(refuse('listComments', 'too_many_requests'))

      fireEvent.click(more)

      expect(await screen.findByText(/Too many requests/)).toBeDefined()
      expect(screen.getByText('Answer 3')).toBeDefined()
    })

    test('remove one beyond the first three after its deletion', async () => {
      await press('Show more replies')
      const words = await screen.findByText('Answer 4')
      const menu = { name: 'More actions for the comment by Tara Menon' }
      fireEvent.click(within(words.closest('li')!).getByRole('button', menu))
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      await press('Delete')

      await waitFor(() => expect(screen.queryByText('Answer 4')).toBeNull())
      expect(screen.getByText('Answer 3')).toBeDefined()
    })
  })
})

test('shows the number of new notices on the bell until the page is opened', async () => {
  let unread = 2
  server.use(
    answer('countUnread', () => ({ unread })),
    answer('readNotices', () => ({ unread: (unread = 0) })),
  )
  open(paths.saved)

  const [bell] = await screen.findAllByRole('link', { name: 'Notifications: 2 unread' })
  fireEvent.click(bell!)

  await screen.findByText('Arjun Pillai and 4 others follow you')
  const up_to = makeNotices().notices[0]?.happened_at
  await waitFor(() => expect(sent.map(({ body }) => body)).toContainEqual({ up_to }))
  expect((await screen.findAllByRole('link', { name: 'Notifications' })).length).toBeGreaterThan(0)
  expect(screen.getAllByText('New')).toHaveLength(2)
})

describe('a report', () => {
  const story = makeStory()
  const session = makeSession({ story_id: story.id })
  const path = `POST /stories/${story.id}/report`
  beforeEach(() =>
    server.use(
      answer('getStory', story),
      answer('getSession', session),
      answer('listModels', makeModels()),
    ),
  )

  async function fillAndSend() {
    await choose('What is wrong?', 'It does not work')
    await fillIn('In your words', 'No boat.')
    await press('Send report')
    expect(await screen.findByText('Thank you. The editors have your report.')).toBeDefined()
  }

  test('is sent from the page of a story', async () => {
    open(paths.story(story.id))

    await press('Report')
    await fillAndSend()

    expect(sent).toContainEqual({ call: path, body: { reason: 'broken', note: 'No boat.' } })
  })

  test('by a guest asks for a login', async () => {
    clearTokens()
    open(paths.story(story.id))

    await press('Report')

    expect(await screen.findByText('Please log in to report this story')).toBeDefined()
    expect(calls).not.toContain(path)
  })

  test('during play includes the session', async () => {
    open(paths.play(session.id))

    await press('Know How')
    await press('Report')
    await fillAndSend()

    const body = { session_id: session.id, reason: 'broken', note: 'No boat.' }
    expect(sent).toContainEqual({ call: path, body })
  })
})

describe('a series', () => {
  const series = makeSeries({ is_own: true })
  const ids = series.parts.map(({ story }) => story.id)
  const other = makeMyStory({ id: makeId(9), title: 'A Fourth Night' })
  const another = makeMyStory({ id: makeId(10), title: 'A Fifth Night' })
  const order = `PUT /series/${series.id}/parts`
  const orders = () => sent.filter(({ call }) => call === order).map(({ body }) => body)

  beforeEach(() =>
    server.use(
      answer('getSeries', series),
      answer('createSeries', series),
      answer('orderSeries', series),
      answer('deleteSeries', { id: series.id }),
      answer('listMyStories', makeMyStories([other, another])),
    ),
  )

  async function add(title: string) {
    await screen.findByText('Choose one of your stories')
    await choose('Add a story', title)
  }

  /** Clicks a button, then the button with the same name in the dialog that opens. */
  async function pressTwice(name: string, between: () => Promise<unknown> = async () => {}) {
    await press(name)
    await between()
    const buttons = await screen.findAllByRole('button', { name, hidden: true })
    fireEvent.click(buttons.at(-1)!)
  }

  test('is created, and opens its parts', async () => {
    open(paths.mySeries)
    await pressTwice('New series', () => fillIn(/^Title/, 'Four Nights'))

    expect(await screen.findByRole('heading', { level: 1, name: series.title })).toBeDefined()
    expect(sent).toContainEqual({
      call: 'POST /series',
      body: { title: 'Four Nights', description: '' },
    })
  })

  test('is reordered, and gets a story at the end', async () => {
    open(paths.editSeries(series.id))
    await press('Move “The Ferryman’s Second Oar” down')
    await screen.findByText('“The Ferryman’s Second Oar” is now at position 2.')
    await add(other.title)

    const first = { story_ids: [ids[1], ids[0], ids[2]], made_from: ids }
    await expect.poll(orders).toEqual([first, expect.anything()])
  })

  test('saves two quick additions one after the other', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    server.use(
      answer('orderSeries', async (request) => {
        const { story_ids } = (await request.json()) as { story_ids: string[] }
        await promise
        const parts = story_ids.map((id) => ({
          number: null,
          story: { ...other, id },
          progress: null,
        }))
        return { ...series, parts }
      }),
    )
    open(paths.editSeries(series.id))
    await add(other.title)
    await add(another.title)
    await screen.findByText(another.title)
    const first = { story_ids: [...ids, other.id], made_from: ids }
    await expect.poll(orders).toEqual([first])

    resolve()

    const second = { story_ids: [...first.story_ids, another.id], made_from: first.story_ids }
    await expect.poll(orders).toEqual([first, second])
  })

  test('shows parts from another tab after a conflict', async () => {
    const story = makeStory({ id: makeId(11), title: 'Told Elsewhere' })
    open(paths.editSeries(series.id))
    await screen.findByLabelText('Add a story')
    const parts = [...series.parts, { number: null, story, progress: null }]
    server.use(answer('getSeries', { ...series, parts }), refuse('orderSeries', 'series_changed'))

    await press('Move “The Ferryman’s Second Oar” down')

    expect(
      await screen.findByText(/This series was changed in another tab or device/),
    ).toBeDefined()
    expect(await screen.findByText('Told Elsewhere')).toBeDefined()
  })

  test('refuses a story of another series with a sentence', async () => {
    server.use(refuse('orderSeries', 'part_of_other'))
    open(paths.editSeries(series.id))
    await add(other.title)

    expect(await screen.findByText(/part of another series/)).toBeDefined()
  })

  test('is deleted after confirmation', async () => {
    open(paths.editSeries(series.id))
    await pressTwice('Delete this series')

    expect(await screen.findByRole('heading', { level: 1, name: 'My series' })).toBeDefined()
    expect(calls).toContain(`DELETE /series/${series.id}`)
  })

  test('of another author cannot be changed', async () => {
    server.use(answer('getSeries', makeSeries()))
    open(paths.editSeries(series.id))

    expect(await screen.findByText('Series not found')).toBeDefined()
  })

  test('shows a like of a part immediately', async () => {
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
})
