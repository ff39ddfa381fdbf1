import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { PremiumDialog } from './PremiumDialog.tsx'

const meta = {
  title: 'Account/PremiumDialog',
  tags: ['stable', 'role:player'],
  component: PremiumDialog,
  parameters: coversPage,
  args: { isOpen: true, onClose: fn(), onJoin: fn() },
} satisfies Meta<typeof PremiumDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Refused: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Premium story' })
    await expect(dialog).toHaveTextContent('This is a premium story. Please upgrade to play.')
    const join = screen.getByRole('button', { name: 'Join Waitlist' })
    await waitFor(() => expect(join).toHaveFocus())

    await userEvent.click(join)

    await expect(args.onJoin).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const StayHere: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay Here' }))
    await userEvent.keyboard('{Escape}')

    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await expect(args.onJoin).not.toHaveBeenCalled()
  },
}
