import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { adminMessages } from '../../../messages/adminMessages.ts'
import { ActionMenu } from './ActionMenu.tsx'

const meta = {
  title: 'Components/Primitives/ActionMenu',
  tags: ['stable', 'role:admin', 'role:author'],
  component: ActionMenu<'archive' | 'remove'>,
  args: {
    label: 'More for Salt Letters',
    items: [
      { id: 'archive', label: 'Archive', icon: 'lock' },
      { id: 'remove', label: adminMessages.stories.moves.remove, icon: 'trash', isDanger: true },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof ActionMenu<'archive' | 'remove'>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Closed: {},
    WithWords: { args: { words: 'More', label: 'More for Salt Letters' } },
  })),
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Archive' })

    await userEvent.keyboard('{ArrowDown}{Enter}')

    await expect(args.onAction).toHaveBeenCalledWith('remove')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'More for Salt Letters' })).toHaveFocus(),
    )
  },
}
