import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { AdultDialog } from './AdultDialog.tsx'

const meta = {
  title: 'Internal/Account/AdultDialog',
  tags: ['internal', 'role:player'],
  component: AdultDialog,
  parameters: coversPage,
  args: { isOpen: true, onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof AdultDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not Now' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'I am 18 or older' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Refused: Story = { args: { error: 'The service is busy. Please try again.' } }
