import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { CommentForm, type CommentFormProps } from './CommentForm.tsx'

const meta = {
  title: 'Internal/Story/CommentForm',
  tags: ['internal', 'role:player', 'role:author'],
  component: CommentForm,
  args: { label: 'Your comment', onSay: fn<CommentFormProps['onSay']>(async () => null) },
} satisfies Meta<typeof CommentForm>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = { parameters: asSheet(() => ({ meta, Posted, Declined })) }

export const Posted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your comment' })
    const post = canvas.getByRole('button', { name: 'Post' })
    await userEvent.click(post)
    await expect(field).toBeInvalid()
    await userEvent.type(field, 'The jar was empty.')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Contains spoilers' }))
    await userEvent.click(post)
    await expect(args.onSay).toHaveBeenCalledWith('The jar was empty.', true)
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}

export const TypedOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const answer = Promise.withResolvers<null>()
    mocked(args.onSay).mockReturnValueOnce(answer.promise)
    const field = canvas.getByRole('textbox', { name: 'Your comment' })
    await userEvent.type(field, 'A fine tale.')
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }))
    await userEvent.type(field, ' And the jar?')
    answer.resolve(null)

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Post' })).toBeEnabled())
    await expect(field).toHaveValue('A fine tale. And the jar?')
  },
}

export const Declined: Story = {
  args: {
    onSay: fn<CommentFormProps['onSay']>(async () => ({
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
