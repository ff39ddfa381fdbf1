import { makeComment, makeId, makeStoryComments, makeThread } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { CommentList, type CommentListProps } from './CommentList.tsx'

const said = makeStoryComments()
const [thread] = said.comments

const meta = {
  title: 'Internal/Story/CommentList',
  tags: ['internal', 'role:player', 'role:author'],
  component: CommentList,
  args: {
    said,
    isBusy: false,
    authorHref: (handle: string) => `#author-${handle}`,
    onAct: fn(),
    onAnswer: fn<CommentListProps['onAnswer']>(async () => null),
    onMore: fn(),
    onMoreAnswers: fn(),
  },
} satisfies Meta<typeof CommentList>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Several,
    Own,
    Moderated,
    Empty: { args: { said: makeStoryComments({ comments: [] }) } },
  })),
}

export const Several: Story = {
  args: { said: { ...said, comments: [makeThread({ ...thread, is_spoiler: true })] } },
  play: async ({ args, canvas, userEvent }) => {
    const words = thread?.words ?? ''
    await expect(canvas.queryByText(words)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show spoiler' }))
    await expect(await canvas.findByText(words)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reply to Tara Menon' }))
    const field = canvas.getByRole('textbox', { name: 'Your reply' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'So it does.')
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(expect.anything(), 'So it does.', false)
    await waitFor(() => expect(field).not.toBeInTheDocument())
  },
}

export const Own: Story = {
  args: {
    said: makeStoryComments({ comments: [makeThread({ is_mine: true, next_answers: '0_' })] }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more replies' }))
    await expect(args.onMoreAnswers).toHaveBeenCalledOnce()

    await userEvent.click(canvas.getByRole('button', { name: /^More actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(args.onAct).toHaveBeenCalledWith('remove', expect.anything())
  },
}

export const Moderated: Story = {
  args: {
    said: makeStoryComments({
      can_moderate: true,
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
    await expect(canvas.getByText('This comment was deleted.')).toBeVisible()
    await expect(canvas.getByText('Deleted user')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'More actions for the comment by Tara Menon' }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show again' }))
    await expect(args.onAct).toHaveBeenCalledWith(
      'show',
      expect.objectContaining({ is_hidden: true }),
    )
  },
}
