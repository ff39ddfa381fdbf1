import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { AvatarChooser } from './AvatarChooser.tsx'

const meta = {
  title: 'Account/AvatarChooser',
  component: AvatarChooser,
  args: {
    label: 'Avatar',
    name: 'Tara',
    choices: [
      { url: '', label: 'First letter of your name' },
      { url: '/avatars/lamp.svg', label: 'Lamp' },
      { url: '/avatars/lotus.svg', label: 'Lotus' },
      { url: '/avatars/tiger.svg', label: 'Tiger' },
    ],
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof AvatarChooser>
export default meta
type Story = StoryObj<typeof meta>

/** Chosen by a press, or by the arrow keys from the one that is chosen. */
export const Letter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lotus' }))
    await expect(args.onChange).toHaveBeenCalledWith('/avatars/lotus.svg')
  },
}

export const Drawn: Story = {
  args: { value: '/avatars/lamp.svg' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Lamp' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledWith('/avatars/lotus.svg')
  },
}
