import { saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeId,
  makeReviews,
  makeSignedIn,
  makeStoryComments,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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

test('who has said too much in an hour reads when there is room again, and keeps their words', async () => {
  server.use(refuse('postComment', 'too_many_requests', { retry_after: 1086 }))
  open(makeId(1))
  fireEvent.change(await field('Your comment'), { target: { value: 'Once more' } })
  fireEvent.click(screen.getByRole('button', { name: 'Post' }))

  expect(await screen.findByText(/possible again in 19 minutes/)).toBeDefined()
  expect((await field('Your comment')).value).toBe('Once more')
})
