import type { Meta, StoryObj } from '@storybook/react-vite'

import { Says } from '../../../../../../.storybook/localized/Says.tsx'
import { AccountSplit } from './AccountSplit.tsx'

const meta = {
  title: 'Account/AccountSplit',
  tags: ['stable', 'role:player', '!autodocs'],
  component: AccountSplit,
  args: {
    children: (
      <h1>
        <Says words={({ account }) => account.login.title} />
      </h1>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountSplit>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const Wide: Story = { tags: ['visual'] }
