import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { coversPage } from '../../../storybook/asSheet.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Components/Primitives/ConfirmDialog',
  tags: ['stable', 'role:author', 'role:admin'],
  component: ConfirmDialog,
  parameters: coversPage,
  args: {
    isOpen: true,
    title: 'Archive “Salt Letters”?',
    children: 'It leaves every list. Playthroughs that have begun go on.',
    cancelLabel: 'Not Now',
    confirmLabel: 'Archive',
    busyLabel: 'Archiving...',
    onClose: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Asked: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not Now' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()

    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { args: { isBusy: true } }

/** Counterexample for the documentation. The question does not say what the action does. */
export const AskedVaguely: Story = {
  tags: ['!dev'],
  args: { title: 'Are you sure?', children: 'This cannot be undone.', confirmLabel: 'OK' },
}
