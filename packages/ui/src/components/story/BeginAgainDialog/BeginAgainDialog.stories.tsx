import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { coversPage } from '../../../storybook/asSheet.ts'
import { BeginAgainDialog } from './BeginAgainDialog.tsx'

const meta = {
  title: 'Story/BeginAgainDialog',
  tags: ['stable', 'role:player'],
  component: BeginAgainDialog,
  parameters: coversPage,
  args: { title: 'Dead Letters of Devthala', onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof BeginAgainDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** It says that the play there is stays; both answers are one press. */
export const Asked: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Begin Dead Letters of Devthala again?')
    await expect(dialog).toHaveTextContent('This one stays here')
    await userEvent.click(screen.getByRole('button', { name: 'Leave it' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Begin again' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
