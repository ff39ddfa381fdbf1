import { saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeComment,
  makeId,
  makeReview,
  makeReviews,
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
    answer('listComments', makeStoryComments({ stands_at: [] })),
    answer('listReviews', makeReviews({ mine: null, can_review: true })),
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

test('a comment that is half typed stands there after a reload, on its story alone', async () => {
  open(makeId(1))
  fireEvent.change(await field('Your comment'), { target: { value: 'Does anyone hear' } })

  reload(makeId(1))
  expect((await field('Your comment')).value).toBe('Does anyone hear')
  reload(makeId(2))
  expect((await field('Your comment')).value).toBe('')
})

test('a review that is half typed is open again after a reload', async () => {
  open(makeId(1))
  fireEvent.click(await screen.findByRole('button', { name: 'Write a review' }))
  fireEvent.change(await field('In your words'), { target: { value: 'Lit for' } })

  reload(makeId(1))
  expect((await field('In your words')).value).toBe('Lit for')
})

test('a review opens with what was saved, not with the draft that it was saved from', async () => {
  const saved = makeReviews({ mine: null, can_review: true, own_stars: 4 })
  server.use(
    answer('listReviews', () => saved),
    answer('saveReview', () => {
      saved.mine = makeReview({ is_mine: true, words: 'Lit for me alone.' })
      return { review: saved.mine }
    }),
  )
  open(makeId(1))
  fireEvent.click(await screen.findByRole('button', { name: 'Write a review' }))
  fireEvent.change(await field('In your words'), { target: { value: 'Lit for' } })
  reload(makeId(1))
  fireEvent.change(await field('In your words'), { target: { value: 'Lit for me alone.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))

  fireEvent.click(await screen.findByRole('button', { name: 'Edit your review' }))
  expect((await field('In your words')).value).toBe('Lit for me alone.')
})

test('a draft of a review that was thrown away does not come back', async () => {
  open(makeId(1))
  fireEvent.click(await screen.findByRole('button', { name: 'Write a review' }))
  fireEvent.change(await field('In your words'), { target: { value: 'Lit for' } })
  reload(makeId(1))
  await field('In your words')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  fireEvent.click(await screen.findByRole('button', { name: 'Write a review' }))
  expect((await field('In your words')).value).toBe('')
})

test('who has said too much in an hour reads when there is room again, and keeps their words', async () => {
  server.use(refuse('postComment', 'too_many_requests', { retry_after: 1086 }))
  open(makeId(1))
  fireEvent.change(await field('Your comment'), { target: { value: 'Once more' } })
  fireEvent.click(screen.getByRole('button', { name: 'Post' }))

  expect(await screen.findByText(/Try again in 19 minutes/)).toBeDefined()
  expect((await field('Your comment')).value).toBe('Once more')
})

test('a review that could not be deleted says so, where it was asked for', async () => {
  const mine = makeReview({ is_mine: true })
  server.use(
    answer('listReviews', makeReviews({ mine })),
    refuse('deleteReview', 'too_many_requests', { retry_after: 60 }),
  )
  open(makeId(1))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: 'Delete' }))

  expect(await question.findByText(/Try again in 60 seconds/)).toBeDefined()
})

test('an author’s answer that could not be taken back says so', async () => {
  const answered = makeReview({
    answer: { words: 'He thanks you.', answered_at: '2025-04-01T10:00:00.000Z' },
  })
  server.use(
    answer('listReviews', makeReviews({ reviews: [answered], can_answer: true })),
    refuse('answerReview', 'too_many_requests', { retry_after: 60 }),
  )
  open(makeId(1))
  fireEvent.click(await screen.findByRole('button', { name: 'Take the answer back' }))

  expect(await screen.findByText(/Try again in 60 seconds/)).toBeDefined()
  expect(screen.getByText('He thanks you.')).toBeDefined()
})

test.each([
  ['Show more comments', 'listComments'],
  ['Show more reviews', 'listReviews'],
] as const)('what “%s” could not bring says so', async (more, call) => {
  const next = `31_1741773600000_${makeId(921)}`
  server.use(
    answer('listComments', makeStoryComments({ next })),
    answer('listReviews', makeReviews({ next })),
  )
  open(makeId(1))
  await screen.findByRole('button', { name: more })
  server.use(refuse(call, 'too_many_requests'))

  fireEvent.click(screen.getByRole('button', { name: more }))

  expect(await screen.findByText(/Too many requests/)).toBeDefined()
  expect(screen.getByRole('button', { name: more })).toBeDefined()
})

/** A comment with four answers: three come with it, and what is done to the last is told where it is asked for. */
function talkOfFour() {
  const [first, second, third, last] = [1, 2, 3, 4].map((number) =>
    makeComment({ id: makeId(920 + number), words: `Answer ${number}`, is_mine: number === 4 }),
  )
  const further = [last!]
  const next_answers = `31_1741773600000_${third!.id}`
  const thread = makeThread({ answers: [first!, second!, third!], next_answers })
  server.use(
    answer('listComments', ({ url }) =>
      makeStoryComments({
        comments: new URL(url).searchParams.has('answers_to')
          ? further.map((comment) => makeThread(comment))
          : [thread],
      }),
    ),
    answer('likeComment', () => {
      further[0] = { ...last!, has_liked: true, likes_total: 32 }
      return { is_liked: true, likes_total: 32 }
    }),
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

test('more answers that could not be loaded say so, below those that are there', async () => {
  talkOfFour()
  open(makeId(1))
  const more = await screen.findByRole('button', { name: 'Show more answers' })
  server.use(refuse('listComments', 'too_many_requests'))

  fireEvent.click(more)

  expect(await screen.findByText(/Too many requests/)).toBeDefined()
  expect(screen.getByText('Answer 3')).toBeDefined()
})

test('an answer beyond the first three shows that it was liked', async () => {
  talkOfFour()
  open(makeId(1))
  const said = await lastAnswer()

  fireEvent.click(said.getByRole('button', { name: 'Like what Tara Menon said', pressed: false }))

  await said.findByRole('button', { name: 'Like what Tara Menon said', pressed: true })
  expect(said.getByText('32')).toBeDefined()
})

test('an answer beyond the first three is gone once it is deleted', async () => {
  talkOfFour()
  open(makeId(1))
  const said = await lastAnswer()

  fireEvent.click(said.getByRole('button', { name: 'More about what Tara Menon said' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))

  await waitFor(() => expect(screen.queryByText('Answer 4')).toBeNull())
  expect(screen.getByText('Answer 3')).toBeDefined()
})
