import type { Meta, StoryObj } from '@storybook/react-vite'

import { AccountSplit } from './AccountSplit.tsx'

const meta = {
  title: 'Account/AccountSplit',
  component: AccountSplit,
  args: { children: <h1>Welcome Back</h1> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountSplit>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}

/** On a phone the painting is a band above the form. */
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
