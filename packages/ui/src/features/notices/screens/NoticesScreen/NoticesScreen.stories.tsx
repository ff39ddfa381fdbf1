import { makeNotices } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain, mentions, shows } from '../../../../testing/plays.ts'
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
  parameters: { layout: 'fullscreen' },
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof NoticesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { items: null },
  play: mentions('Loading your notifications...'),
}

export const Failed: Story = {
  args: { items: null, error: 'Your notifications could not be loaded.' },
  play: asksAgain,
}

export const Empty: Story = {
  args: { items: [], hasMore: false },
  play: shows('Nothing yet.'),
}

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const answered = 'Arjun Pillai and one other answered your comment on “The Oil Jar”'
    await expect(canvas.getByRole('link', { name: answered })).toBeVisible()
    await expect(canvas.getByText('Arjun Pillai and 4 others follow you')).toBeVisible()
    await expect(canvas.getByText('Your story “The Oil Jar” was taken down')).toBeVisible()
    await expect(canvas.getByText('The third scene is copied from a book.')).toBeVisible()
    await expect(canvas.getAllByText('New')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier notifications' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}
