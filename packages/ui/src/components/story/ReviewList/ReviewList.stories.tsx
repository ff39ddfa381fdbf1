import { makeId, makeReview, makeReviews } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { ReviewList, type ReviewListProps } from './ReviewList.tsx'

const meta = {
  title: 'Story/ReviewList',
  tags: ['beta', 'role:player', 'role:author'],
  component: ReviewList,
  args: {
    said: makeReviews(),
    coverUrl: '/covers/last-lamp-at-manikhat.svg',
    isBusy: false,
    authorHref: (handle: string) => `#author-${handle}`,
    onLike: fn(),
    onReport: fn(),
    onMore: fn(),
    onAnswer: fn<ReviewListProps['onAnswer']>(async () => null),
    onSave: fn<ReviewListProps['onSave']>(async () => null),
    onRemove: fn<ReviewListProps['onRemove']>(async () => null),
  },
} satisfies Meta<typeof ReviewList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({
    meta,
    Several,
    Own,
    OfTheAuthor,
    Empty: { args: { said: makeReviews({ reviews: [], can_review: false }) } },
  })),
}

/** One whose ending is veiled and one whose is known; liked, and a first one written. */
export const Several: Story = {
  args: {
    said: makeReviews({
      reviews: [
        makeReview(),
        makeReview({
          id: makeId(912),
          stars: 4,
          ending: 'The Ferryman’s Fare',
          answer: { words: 'He thanks you.', answered_at: '2025-04-01T10:00:00.000Z' },
        }),
      ],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Reached an ending that is veiled for you')).toBeVisible()
    await expect(canvas.getByText('The Ferryman’s Fare')).toBeVisible()
    await expect(await canvas.findByText('He thanks you.')).toBeVisible()
    const [like] = canvas.getAllByRole('button', { name: 'Like what Meher Sodhi said' })
    if (like) await userEvent.click(like)
    await expect(args.onLike).toHaveBeenCalledOnce()

    await userEvent.click(canvas.getByRole('button', { name: 'Write a review' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'In your words' }), 'Lit for me.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('choose your stars')
    await userEvent.click(canvas.getByRole('radio', { name: /^4/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith({ stars: 4, words: 'Lit for me.' })
  },
}

/** One's own can be changed, and deleting it asks. */
export const Own: Story = {
  args: { said: makeReviews({ mine: makeReview({ is_mine: true }), own_stars: 5 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Edit your review' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** What is typed while a review is on its way stays: it is not sent yet. */
export const TypedOn: Story = {
  args: { kept: { value: '', onChange: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const answer = Promise.withResolvers<null>()
    mocked(args.onSave).mockReturnValueOnce(answer.promise)
    await userEvent.click(canvas.getByRole('button', { name: 'Write a review' }))
    const field = canvas.getByRole('textbox', { name: 'In your words' })
    await userEvent.type(field, 'Lit for me.')
    await userEvent.click(canvas.getByRole('radio', { name: /^4/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.type(field, ' Twice.')
    answer.resolve(null)

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled())
    await expect(field).toHaveValue('Lit for me. Twice.')
    await expect(args.kept?.onChange).toHaveBeenLastCalledWith('Lit for me. Twice.')

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).not.toBeInTheDocument())
    await expect(args.kept?.onChange).toHaveBeenLastCalledWith('')
  },
}

/** The story's author answers, once. */
export const OfTheAuthor: Story = {
  args: { said: makeReviews({ can_answer: true, can_review: false }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your answer' }), 'Thank you.')
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(expect.anything(), 'Thank you.')
  },
}
