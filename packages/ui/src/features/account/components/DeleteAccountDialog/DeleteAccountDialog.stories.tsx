import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

const meta = {
  title: 'Account/DeleteAccountDialog',
  tags: ['stable', 'role:player'],
  component: DeleteAccountDialog,
  parameters: coversPage,
  args: { isOpen: true, onClose: fn(), onConfirm: fn(async () => null) },
} satisfies Meta<typeof DeleteAccountDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    await userEvent.click(screen.getByRole('radio', { name: 'Remove them from the catalogue' }))
    await userEvent.type(screen.getByLabelText('Password'), 'Lamp#Oil108')
    await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }))

    await expect(args.onConfirm).toHaveBeenCalledWith({
      password: 'Lamp#Oil108',
      stories: 'remove',
    })
  },
}
