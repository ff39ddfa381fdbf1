import { makeStories, signedInState } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asShipped } from '../../../../testing/shippedStories.ts'
import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain, claims, leadsTo, presses, shows } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { SavedScreen } from './SavedScreen.tsx'

const saved = asShipped(makeStories(6, { user_state: { ...signedInState, hasBookmarked: true } }))

const meta = {
  title: 'Screens/SavedScreen',
  tags: ['beta', 'role:player'],
  component: SavedScreen,
  args: {
    stories: saved,
    hasMore: true,
    isBusy: false,
    browseHref: '#browse',
    storyHref: (id) => `#${id}`,
    onRetry: fn(),
    onLoadMore: fn(),
    onPlay: fn(),
    onLike: fn(),
    onBookmark: fn(),
  },
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof SavedScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  args: { stories: null, error: 'Your saved stories could not be loaded.' },
  play: asksAgain,
}

export const Empty: Story = {
  args: { stories: [], hasMore: false },
  play: claims(shows('Nothing is saved yet.'), leadsTo('Find a story', '#browse')),
}

export const Loaded: Story = { play: presses('Load More Stories', 'onLoadMore') }
