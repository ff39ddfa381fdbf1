import { makeNotices } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain, shows } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { NoticesScreen } from './NoticesScreen.tsx'

const meta = {
  title: 'Screens/NoticesScreen',
  tags: ['beta', 'role:player', 'role:author'],
  component: NoticesScreen,
  args: {
    items: makeNotices().notices,
    hasMore: true,
    isBusy: false,
    accountHref: '#account',
    browseHref: '#browse',
    hrefOf: ({ id }) => `#${id}`,
    onRetry: fn(),
    onLoadMore: fn(),
  },
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof NoticesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { items: null } }

export const Failed: Story = {
  args: { items: null, error: 'Your notifications could not be loaded.' },
  play: asksAgain,
}

export const Empty: Story = { args: { items: [], hasMore: false }, play: shows('Nothing yet.') }

export const Loaded: Story = {}
