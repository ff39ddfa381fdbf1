import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { coversPage } from '../../../storybook/asSheet.ts'
import { KeysSheet } from './KeysSheet.tsx'

const meta = {
  title: 'Play/KeysSheet',
  tags: ['stable', 'role:player'],
  component: KeysSheet,
  parameters: coversPage,
  args: { isOpen: true, onClose: fn(), hasKeys: true, onKeysChange: fn() },
} satisfies Meta<typeof KeysSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keys' })).toBeVisible())
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keys are on' }))
    await expect(args.onKeysChange).toHaveBeenCalledWith(false)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Turned off: nothing but a field's own keys and Escape does anything. */
export const TurnedOff: Story = {
  args: { hasKeys: false },
  play: async () => {
    await expect(screen.getByRole('checkbox', { name: 'Keys are on' })).not.toBeChecked()
  },
}
