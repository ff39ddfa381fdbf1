import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { LocalCopyNotice } from './LocalCopyNotice.tsx'

const meta = {
  title: 'Authoring/LocalCopyNotice',
  tags: ['beta', 'role:author', 'role:admin'],
  component: LocalCopyNotice,
  args: { time: 'Mar 9, 14:32', onDiscard: fn() },
} satisfies Meta<typeof LocalCopyNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Restored: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard local copy' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Discard the copy on this device?',
    })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(args.onDiscard).not.toHaveBeenCalled()

    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard local copy' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}
