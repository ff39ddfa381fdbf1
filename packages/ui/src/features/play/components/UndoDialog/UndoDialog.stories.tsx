import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { UndoDialog } from './UndoDialog.tsx'

const meta = {
  title: 'Play/UndoDialog',
  tags: ['stable', 'role:player'],
  component: UndoDialog,
  parameters: coversPage,
  args: { isOpen: true, onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof UndoDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Asked: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Undo the last step?' })
    await expect(dialog).toHaveTextContent('Redo restores it.')
    await expect(dialog).toHaveTextContent('are not returned')
    await userEvent.click(screen.getByRole('button', { name: 'Undo the step' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
