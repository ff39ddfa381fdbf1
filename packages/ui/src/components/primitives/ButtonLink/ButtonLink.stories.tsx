import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { href: '#home', children: 'Back to the stories' },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

/** A link to assistive technology, whatever it looks like. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the stories' })).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Gold: Story = { args: { variant: 'gold', icon: 'play', children: 'Get Started' } }

export const Quiet: Story = { args: { variant: 'quiet' } }

export const SmallJoinWaitlist: Story = { args: { size: 'small', children: 'Join Waitlist' } }
