import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { CountToggle } from './CountToggle.tsx'

const meta = {
  title: 'Story/CountToggle',
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

/** The count is short to the eye and no part of the button's name. */
export const NotLiked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: 'Like' })
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.getByText(/2\.4k/)).toBeVisible()

    const { width, height } = like.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)

    await userEvent.click(like)

    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Liked: Story = {
  args: { isPressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  },
}

export const None: Story = { args: { count: 0, label: 'Bookmark', icon: 'leaf', unit: 'saved' } }
