import { makeStoryComments } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, waitFor } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { CommentForm, type CommentFormProps } from './CommentForm.tsx'

const { stands_at: standsAt } = makeStoryComments()

const meta = {
  title: 'Story/CommentForm',
  tags: ['beta', 'role:player', 'role:author'],
  component: CommentForm,
  args: { standsAt, onPost: fn<CommentFormProps['onPost']>(async () => null) },
} satisfies Meta<typeof CommentForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, AtAScene, Declined })),
}

/** Said at the scene where one stands, unless one says that it is about the whole story. */
export const AtAScene: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your comment' })
    const post = canvas.getByRole('button', { name: 'Post' })
    await userEvent.click(post)
    await expect(field).toBeInvalid()
    await userEvent.type(field, 'Does anyone hear the jar?')
    await userEvent.click(post)
    await expect(args.onPost).toHaveBeenCalledWith(
      'Does anyone hear the jar?',
      standsAt[0]?.session_id,
    )
    await waitFor(() => expect(field).toHaveValue(''))

    await userEvent.selectOptions(canvas.getByLabelText('Said at'), 'The whole story')
    await expect(canvas.getByText('Everybody sees it at once.')).toBeVisible()
    await userEvent.type(field, 'A fine tale.')
    await userEvent.click(post)
    await expect(args.onPost).toHaveBeenLastCalledWith('A fine tale.', undefined)
  },
}

/** What is typed while a comment is on its way stays: it is not sent yet. */
export const TypedOn: Story = {
  args: { standsAt: [] },
  play: async ({ args, canvas, userEvent }) => {
    const answer = Promise.withResolvers<null>()
    mocked(args.onPost).mockReturnValueOnce(answer.promise)
    const field = canvas.getByRole('textbox', { name: 'Your comment' })
    await userEvent.type(field, 'A fine tale.')
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }))
    await userEvent.type(field, ' And the jar?')
    answer.resolve(null)

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Post' })).toBeEnabled())
    await expect(field).toHaveValue('A fine tale. And the jar?')
  },
}

/** Words that are not taken stay in the field, and whoever needs help finds it. */
export const Declined: Story = {
  args: {
    standsAt: [],
    onPost: fn<CommentFormProps['onPost']>(async () => ({
      kind: 'self_harm',
      help: [{ name: 'Tele-MANAS', number: '14416' }],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your comment' })
    await userEvent.type(field, 'Words')
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }))
    await expect(await canvas.findByRole('link', { name: '14416' })).toBeVisible()
    await expect(field).toHaveValue('Words')
  },
}
