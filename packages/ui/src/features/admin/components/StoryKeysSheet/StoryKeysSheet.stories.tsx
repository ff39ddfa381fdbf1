import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { StoryKeysSheet } from './StoryKeysSheet.tsx'

const meta = {
  title: 'Admin/StoryKeysSheet',
  tags: ['beta', 'role:admin'],
  component: StoryKeysSheet,
  parameters: coversPage,
  args: { isOpen: true, onClose: fn(), hasKeys: true, onKeysChange: fn() },
} satisfies Meta<typeof StoryKeysSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keys' })).toBeVisible())
    await expect(screen.getByText('Quick view')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Letters are keys' }))
    await expect(args.onKeysChange).toHaveBeenCalledWith(false)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
