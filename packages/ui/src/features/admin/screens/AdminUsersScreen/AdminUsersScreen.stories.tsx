import { makeAdminUsers, makeId } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asPage, onlyOnDesks } from '../../../../storybook/modes.ts'
import { inAdminShell } from '../../../../testing/decorators.tsx'
import { asksAgain, claims, presses, shows, tells } from '../../../../testing/plays.ts'
import { AdminUsersScreen } from './AdminUsersScreen.tsx'

const meta = {
  title: 'Screens/AdminUsersScreen',
  tags: ['beta', 'role:admin'],
  component: AdminUsersScreen,
  args: {
    status: 'ready',
    filters: {},
    users: makeAdminUsers().users,
    total: 5,
    ownId: makeId(300),
    done: undefined,
    page: 1,
    pages: 1,
    perPage: 25,
    perPageItems: [25, 50, 100],
    onPageChange: fn(),
    onPerPageChange: fn(),
    onFilterChange: fn(),
    onClear: fn(),
    onRetry: fn(),
    onAct: fn(),
    deedsHref: (username) => `#actor=${username}`,
    historyHref: (id) => `#target=${id}`,
  },
  parameters: asPage,
  decorators: inAdminShell,
} satisfies Meta<typeof AdminUsersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { status: 'loading', users: [], total: 0 } }

export const Empty: Story = {
  args: { users: [], total: 0, filters: { role: 'admin', state: 'closing' } },
  play: claims(shows('No users found'), presses('Clear filters', 'onClear')),
}

export const Failed: Story = {
  args: { status: 'failed', users: [], total: 0 },
  play: claims(tells('alert', 'Failed to fetch data. Please try again.'), asksAgain),
}

export const Loaded: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: onlyOnDesks,
}
