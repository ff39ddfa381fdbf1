import { makeComment, makeId, makeStoryComments, makeThread } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { CommentList, type CommentListProps } from './CommentList.tsx'

const said = makeStoryComments()
const [thread] = said.comments

const meta = {
  title: 'Story/CommentList',
  tags: ['beta', 'role:player', 'role:author'],
  component: CommentList,
  args: {
    said,
    isBusy: false,
    authorHref: (handle: string) => `#author-${handle}`,
    onAct: fn(),
    onAnswer: fn<CommentListProps['onAnswer']>(async () => null),
    onEdit: fn<CommentListProps['onEdit']>(async () => null),
    onMore: fn(),
    onMoreAnswers: fn(),
    onUnveil: fn(),
  },
} satisfies Meta<typeof CommentList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({
    meta,
    Several,
    Own,
    Moderated,
    Empty: {
      args: { said: makeStoryComments({ comments: [], veiled: { comments: 0, answers: 0 } }) },
    },
  })),
}

/** A comment with its answer, and what is veiled; liked, answered, reported, unveiled. */
export const Several: Story = {
  args: {
    said: {
      ...said,
      mentions: ['meher_sodhi'],
      comments: [makeThread({ ...thread, words: 'Ask @Meher_Sodhi, not @nobody_at_all.' })],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const named = await canvas.findByRole('link', { name: '@Meher_Sodhi' })
    await expect(named).toHaveAttribute('href', '#author-meher_sodhi')
    await expect(canvas.queryByRole('link', { name: '@nobody_at_all' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Like what Tara Menon said' }))
    await expect(args.onAct).toHaveBeenCalledWith(
      'like',
      expect.objectContaining({ scene: thread?.scene }),
    )

    await userEvent.click(canvas.getByRole('button', { name: 'Answer Tara Menon' }))
    const field = canvas.getByRole('textbox', { name: 'Your answer' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'So it does.')
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(expect.anything(), 'So it does.')
    await waitFor(() => expect(field).not.toBeInTheDocument())

    await expect(canvas.getByText('3 comments and 5 answers')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show me anyway' }))
    await expect(args.onUnveil).toHaveBeenCalledOnce()
  },
}

/** What is typed while an answer is on its way stays: it is not sent yet. */
export const TypedOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const answer = Promise.withResolvers<null>()
    mocked(args.onAnswer).mockReturnValueOnce(answer.promise)
    await userEvent.click(canvas.getByRole('button', { name: 'Answer Tara Menon' }))
    const field = canvas.getByRole('textbox', { name: 'Your answer' })
    await userEvent.type(field, 'So it does.')
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }))
    await userEvent.type(field, ' And the jar?')
    answer.resolve(null)

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Post' })).toBeEnabled())
    await expect(field).toHaveValue('So it does. And the jar?')
  },
}

/** One's own: what is refused keeps what was typed, and deleting asks. */
export const Own: Story = {
  args: {
    said: makeStoryComments({
      veiled: { comments: 0, answers: 0 },
      comments: [
        makeThread({
          is_mine: true,
          editable_until: '2025-03-12T10:10:00.000Z',
          next_answers: '0_0_',
        }),
      ],
    }),
    onEdit: fn<CommentListProps['onEdit']>(async () => 'A comment can be changed for ten minutes.'),
  },
  play: async ({ args, canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /^More about/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Edit')
    const field = canvas.getByRole('textbox', { name: 'Your comment' })
    await userEvent.type(field, ' Ask it.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ten minutes')
    await expect(field).toHaveValue(`${thread?.words} Ask it.`)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show more answers' }))
    await expect(args.onMoreAnswers).toHaveBeenCalledOnce()

    await choose('Delete')
    const question = within(await screen.findByRole('alertdialog'))
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(args.onAct).toHaveBeenCalledWith('remove', expect.anything())
  },
}

/** As the story's author sees it: one pinned, one hidden, one deleted whose answer stays. */
export const Moderated: Story = {
  args: {
    said: makeStoryComments({
      can_moderate: true,
      pinned: makeThread({ id: makeId(903), is_by_author: true, scene: null }),
      comments: [
        makeThread({ is_hidden: true }),
        makeThread({
          id: makeId(904),
          writer: null,
          words: null,
          answers: [makeComment({ id: makeId(905), writer: null })],
        }),
      ],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Pinned by the author')).toBeVisible()
    await expect(canvas.getByText('This comment was deleted.')).toBeVisible()
    await expect(canvas.getByText('Somebody who has left')).toBeVisible()
    const [, hidden] = canvas.getAllByRole('button', { name: 'More about what Tara Menon said' })
    if (hidden) await userEvent.click(hidden)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show again' }))
    await expect(args.onAct).toHaveBeenCalledWith(
      'show',
      expect.objectContaining({ is_hidden: true }),
    )
  },
}
