import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { AvatarChooser } from './AvatarChooser.tsx'

const meta = {
  title: 'Account/AvatarChooser',
  tags: ['stable', 'role:player'],
  component: AvatarChooser,
  args: {
    label: 'Avatar',
    name: 'Tara',
    items: [
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

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet(() => ({ meta, Letter, Drawn }), { touched: 'Letter' }),
}

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
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Lamp' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith('/avatars/lotus.svg')
  },
}
