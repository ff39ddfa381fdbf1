import { saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeComment,
  makeId,
  makeSignedIn,
  makeStoryComments,
  makeThread,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { Site } from './Site.tsx'
import { withMockedServer } from './test/bareBrowser.ts'

const server = withMockedServer()
beforeEach(() => {
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer('me', makeUser()),
    answer('listOpenSessions', []),
    answer('listComments', makeStoryComments()),
    ...guestSite(),
  )
})

const open = (story_id: string) =>
  render(<Site locale="en" path={paths.comments(story_id)} theme="dark" />)
const reload = (story_id: string) => {
  cleanup()
  open(story_id)
}
const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })

test('the draft of a comment survives a reload, for its story only', async () => {
  open(makeId(1))
  fireEvent.change(await field('Your comment'), { target: { value: 'Does anyone hear' } })

  reload(makeId(1))
  expect((await field('Your comment')).value).toBe('Does anyone hear')
  reload(makeId(2))
  expect((await field('Your comment')).value).toBe('')
})

test('a rate-limited user sees when to retry and keeps the text', async () => {
  server.use(refuse('postComment', 'too_many_requests', { retry_after: 1086 }))
  open(makeId(1))
  fireEvent.change(await field('Your comment'), { target: { value: 'Once more' } })
  fireEvent.click(screen.getByRole('button', { name: 'Post' }))

  expect(await screen.findByText(/Try again in 19 minutes/)).toBeDefined()
  expect((await field('Your comment')).value).toBe('Once more')
})

test('shows an error if more comments fail to load', async () => {
  const more = 'Show more comments'
  const next = `1741773600000_${makeId(921)}`
  server.use(answer('listComments', makeStoryComments({ next })))
  open(makeId(1))
  await screen.findByRole('button', { name: more })
  server.use(refuse('listComments', 'too_many_requests'))

  fireEvent.click(screen.getByRole('button', { name: more }))

  expect(await screen.findByText(/Too many requests/)).toBeDefined()
  expect(screen.getByRole('button', { name: more })).toBeDefined()
})

function threadOfFour() {
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
}
const lastAnswer = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Show more answers' }))
  const words = await screen.findByText('Answer 4')
  return within(words.closest('li')!)
}

test('shows an error below the replies if more replies fail to load', async () => {
  threadOfFour()
  open(makeId(1))
  const more = await screen.findByRole('button', { name: 'Show more answers' })
  server.use(refuse('listComments', 'too_many_requests'))

  fireEvent.click(more)

  expect(await screen.findByText(/Too many requests/)).toBeDefined()
  expect(screen.getByText('Answer 3')).toBeDefined()
})

test('a reply beyond the first three disappears after deletion', async () => {
  threadOfFour()
  open(makeId(1))
  const said = await lastAnswer()

  fireEvent.click(said.getByRole('button', { name: 'More about what Tara Menon said' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))

  await waitFor(() => expect(screen.queryByText('Answer 4')).toBeNull())
  expect(screen.getByText('Answer 3')).toBeDefined()
})
