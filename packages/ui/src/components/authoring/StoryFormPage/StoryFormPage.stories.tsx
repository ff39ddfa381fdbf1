import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { Button } from '../../primitives/Button/Button.tsx'
import { FormError } from '../../account/FormError/FormError.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { StoryFormPage } from './StoryFormPage.tsx'

const leaving = { isAsking: false, hasLocalCopy: true, onStay: fn(), onLeave: fn() }

const meta = {
  title: 'Authoring/StoryFormPage',
  component: StoryFormPage,
  args: {
    title: 'Create Your Story',
    failures: 0,
    children: <TextInput label="Title" onChange={fn()} value="" />,
    buttons: (
      <Button type="submit" variant="gold">
        Create Story
      </Button>
    ),
    onSubmit: fn(),
    leaving,
  },
} satisfies Meta<typeof StoryFormPage>
export default meta
type Story = StoryObj<typeof meta>

/** The form is sent by its button and by Ctrl+S. */
export const Still: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Story' }))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }))
    await userEvent.keyboard('{Control>}s{/Control}')

    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
  },
}

/** The first marked field has the focus after a failed attempt. */
export const FieldMissing: Story = {
  args: {
    failures: 1,
    children: <TextInput error="Title is required" label="Title" onChange={fn()} value="" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  },
}

export const Refused: Story = {
  args: { failures: 1, news: <FormError>Failed to create story</FormError> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus()
  },
}

export const Leaving: Story = {
  args: { leaving: { ...leaving, isAsking: true } },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this page?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay Here' }))
    await expect(args.leaving.onStay).toHaveBeenCalledOnce()
  },
}

export const LeavingWouldLose: Story = {
  args: { leaving: { ...leaving, isAsking: true, hasLocalCopy: false } },
}
