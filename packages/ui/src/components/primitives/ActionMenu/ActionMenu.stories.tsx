import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { ActionMenu } from './ActionMenu.tsx'

const meta = {
  title: 'Primitives/ActionMenu',
  component: ActionMenu<'archive' | 'remove'>,
  args: {
    label: 'More for Salt Letters',
    actions: [
      { id: 'archive', label: 'Archive', icon: 'lock' },
      { id: 'remove', label: 'Delete', icon: 'trash', isDanger: true },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof ActionMenu<'archive' | 'remove'>>
export default meta
type Story = StoryObj<typeof meta>

/** Opened and chosen from by the keyboard alone; the focus comes back to the button. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Archive' })

    await userEvent.keyboard('{ArrowDown}{Enter}')

    await expect(args.onAction).toHaveBeenCalledWith('remove')
    await expect(canvas.getByRole('button', { name: 'More for Salt Letters' })).toHaveFocus()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Salt Letters' }))

    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible()
  },
}
