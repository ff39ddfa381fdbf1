import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Components/Primitives/ButtonLink',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: ButtonLink,
  args: { href: '#home', children: 'Back to the stories' },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Plain: {},
      Primary: { args: { variant: 'primary', icon: 'play', children: 'Get Started' } },
      Quiet: { args: { variant: 'quiet' } },
      SmallJoinWaitlist: { args: { size: 'small', children: 'Join Waitlist' } },
    }),
    { touched: 'Primary' },
  ),
}
