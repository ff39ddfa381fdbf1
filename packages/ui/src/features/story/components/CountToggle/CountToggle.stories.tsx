import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { CountToggle } from './CountToggle.tsx'

const meta = {
  title: 'Internal/Story/CountToggle',
  tags: ['internal', 'role:player', 'role:author', 'role:admin'],
  component: CountToggle,
  args: {
    label: 'Like',
    icon: 'lotus',
    isPressed: false,
    count: 2431,
    unit: 'likes',
    onPress: fn(),
  },
} satisfies Meta<typeof CountToggle>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      NotLiked: {},
      Liked: { args: { isPressed: true } },
      None: { args: { count: 0, label: 'Bookmark', icon: 'leaf', unit: 'saved' } },
    }),
    { touched: 'NotLiked' },
  ),
}

export const FocusedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()

    const like = canvas.getByRole('button', { name: 'Like' })
    await waitFor(() => expect(like).toHaveFocus())
    await expect(getComputedStyle(like).outlineStyle).toBe('none')
    await expect(getComputedStyle(like, '::after').outlineStyle).toBe('solid')
  },
}
