import type { Meta, StoryObj } from '@storybook/react-vite'

import { AccountSplit } from './AccountSplit.tsx'

const meta = {
  title: 'Account/AccountSplit',
  tags: ['stable', 'role:player', '!autodocs'],
  component: AccountSplit,
  args: {
    children: <h1>Welcome Back</h1>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountSplit>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Wide: Story = {}
