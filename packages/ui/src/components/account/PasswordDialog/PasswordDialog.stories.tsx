import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { PasswordDialog } from './PasswordDialog.tsx'

const meta = {
  title: 'Account/PasswordDialog',
  component: PasswordDialog,
  args: {
    isOpen: true,
    title: 'Sign out everywhere?',
    message: 'All devices are signed out, this one too. Enter your password to go on.',
    submitLabel: 'Sign out everywhere',
    busyLabel: 'Signing out...',
    isBusy: false,
    onCancel: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof PasswordDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
}

/** Nothing happens without a password; Enter sends it. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await opened()
    const button = screen.getByRole('button', { name: 'Sign out everywhere' })
    await expect(button).toHaveAccessibleDescription('Enter your password first')

    await userEvent.type(screen.getByLabelText('Password'), 'Lamp#Oil108{Enter}')

    await expect(args.onConfirm).toHaveBeenCalledWith('Lamp#Oil108')
  },
}

/** Escape is a no. */
export const Cancelled: Story = {
  play: async ({ args, userEvent }) => {
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Refused: Story = { args: { error: 'Wrong username or password.' } }
export const Busy: Story = { args: { isBusy: true } }
