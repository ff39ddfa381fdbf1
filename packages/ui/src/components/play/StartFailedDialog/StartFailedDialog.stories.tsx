import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { coversPage } from '../../../storybook/asSheet.ts'
import { StartFailedDialog } from './StartFailedDialog.tsx'

const meta = {
  title: 'Play/StartFailedDialog',
  tags: ['stable', 'role:player'],
  component: StartFailedDialog,
  parameters: coversPage,
  args: { reason: 'The service is busy. Please try again in a moment.', onClose: fn() },
} satisfies Meta<typeof StartFailedDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The server gave a reason. */
export const Refused: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Failed to start game session' })
    await expect(dialog).toHaveTextContent('The service is busy.')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
