import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { AvatarChooser } from './AvatarChooser.tsx'

const meta = {
  title: 'Account/AvatarChooser',
  tags: ['stable', 'role:player'],
  component: AvatarChooser,
  args: {
    label: says(({ settings }) => settings.profile.avatar),
    name: 'Tara',
    items: [
      { url: '', label: says(({ settings }) => settings.profile.noAvatar) },
      { url: '/avatars/lamp.svg', label: says(({ settings }) => settings.profile.avatars.lamp) },
      { url: '/avatars/lotus.svg', label: says(({ settings }) => settings.profile.avatars.lotus) },
      { url: '/avatars/tiger.svg', label: says(({ settings }) => settings.profile.avatars.tiger) },
    ],
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof AvatarChooser>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Letter, Drawn }), { touched: 'Letter' }),
}

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
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Lamp' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith('/avatars/lotus.svg')
  },
}
