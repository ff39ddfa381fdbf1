import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { UndoDialog } from './UndoDialog.tsx'

const meta = {
  title: 'Play/UndoDialog',
  component: UndoDialog,
  args: { isOpen: true, onCancel: fn(), onConfirm: fn() },
} satisfies Meta<typeof UndoDialog>
export default meta
type Story = StoryObj<typeof meta>

/** It says what is lost: the step, and the credits spent on it. */
export const Asked: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Undo the last step?' })
    await expect(dialog).toHaveTextContent('This cannot be reversed.')
    await expect(dialog).toHaveTextContent('are not returned')
    await userEvent.click(screen.getByRole('button', { name: 'Undo the step' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Kept: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Keep the story' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}
