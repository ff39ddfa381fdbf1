import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { PasswordDialog } from './PasswordDialog.tsx'

const meta = {
  title: 'Internal/Account/PasswordDialog',
  tags: ['internal', 'role:player'],
  component: PasswordDialog,
  parameters: coversPage,
  args: {
    isOpen: true,
    title: 'Log out everywhere?',
    message: 'This logs out all devices, including this one. Enter your password to continue.',
    submitLabel: 'Sign out everywhere',
    busyLabel: 'Logging out...',
    onClose: fn(),
    onConfirm: fn(async () => null),
  },
} satisfies Meta<typeof PasswordDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
}

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await opened()
    const button = screen.getByRole('button', { name: 'Sign out everywhere' })
    const password = screen.getByLabelText('Password')
    await userEvent.click(button)
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAccessibleDescription('Password is required')
    await expect(args.onConfirm).not.toHaveBeenCalled()

    await userEvent.type(password, 'Lamp#Oil108{Enter}')

    await expect(args.onConfirm).toHaveBeenCalledWith('Lamp#Oil108')
  },
}
