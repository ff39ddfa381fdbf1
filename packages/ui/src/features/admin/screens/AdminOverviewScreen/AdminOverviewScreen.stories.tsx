import { makeOverview, makeOverviewDays } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { inAdminShell } from '../../../../testing/decorators.tsx'
import { asksAgain, shows } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { AdminOverviewScreen } from './AdminOverviewScreen.tsx'

const quiet = makeOverviewDays(7).map(({ day }) => ({
  day,
  plays: 0,
  finishes: 0,
  failures: 0,
  credits_issued: 0,
  credits_spent: 0,
}))

const meta = {
  title: 'Screens/AdminOverviewScreen',
  tags: ['beta', 'role:admin'],
  component: AdminOverviewScreen,
  args: {
    overview: makeOverview(),
    range: 30,
    onRangeChange: fn(),
    onRetry: fn(),
    reviewHref: '#review',
    failingProviders: ['OpenRouter'],
    modelsHref: '#models',
  },
  parameters: asPage,
  decorators: inAdminShell,
} satisfies Meta<typeof AdminOverviewScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { overview: null } }

export const Failed: Story = {
  args: { overview: null, error: adminMessages.overview.failedHint },
  play: asksAgain,
}

export const Loaded: Story = {}

export const Empty: Story = {
  args: {
    failingProviders: [],
    range: 7,
    overview: makeOverview({
      stories: { draft: 0, in_review: 0, published: 0, archived: 0 },
      users: 1,
      waiting: { stories: 0, reports: 0 },
      days: quiet,
    }),
  },
  play: shows('Nothing needs your attention.'),
}
