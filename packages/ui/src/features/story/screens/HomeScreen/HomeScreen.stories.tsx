import {
  makeCategory,
  makeId,
  makeOpenSession,
  makeStories,
  signedInState,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { en } from '../../../../messages/en.ts'
import { makeBannerSlides } from '../../../../testing/bannerSlides.ts'
import { InShell } from '../../../../testing/InShell.tsx'
import { asShipped } from '../../../../testing/shippedStories.ts'
import { asksAgain, claims, hasNo, shows, tells } from '../../../../testing/plays.ts'
import { HomeScreen } from './HomeScreen.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { inHindi, rightToLeft } from '../../../../storybook/inLanguages.ts'

const beasts = makeCategory({ name: 'beasts', display_name: 'Beast Fables', sort_order: 5 })
const courts = makeCategory({ name: 'courts', display_name: 'Court & Intrigue', sort_order: 3 })

const rows = [
  {
    key: 'featured',
    title: en.site.rows.featured,
    hint: en.site.rows.featuredHint,
    stories: asShipped(makeStories(4, { category: courts })),
  },
  {
    key: 'trending',
    title: en.site.rows.trending,
    hint: en.site.rows.trendingHint,
    stories: asShipped(makeStories(4), 4),
  },
  { key: 'river', title: 'River Tales', stories: asShipped(makeStories(6), 2) },
  {
    key: 'beasts',
    title: 'Beast Fables',
    stories: asShipped(makeStories(5, { category: beasts }), 5),
  },
]

const meta = {
  title: 'Screens/HomeScreen',
  tags: ['beta', 'role:player'],
  component: HomeScreen,
  args: {
    loginRequired: { isOpen: false, onClose: fn(), onContinue: fn() },
    status: 'ready',
    onRetry: fn(),
    slides: makeBannerSlides(),
    rows,
    hasMore: true,
    isBusy: false,
    onLoadMore: fn(),
    storyHref: (id) => `#${id}`,
    onPlay: fn(),
    onLike: fn(),
    onBookmark: fn(),
  },
  parameters: asPage,
  decorators: [
    (Story, { parameters }) => (
      <InShell isHome isSignedIn={parameters['isSignedIn'] === true}>
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof HomeScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { slides: makeBannerSlides().slice(1), rows: [], hasMore: false },
  play: shows('No stories available at the moment.'),
}

export const Failed: Story = {
  args: { status: 'failed', slides: [], rows: [], hasMore: false },
  play: claims(tells('alert', 'Failed to fetch stories'), asksAgain),
}

export const Offline: Story = {
  args: { status: 'offline', slides: [], rows: [], hasMore: false },
  play: claims(shows('The stories load when you are back online.'), hasNo('alert')),
}

export const LoadedForAGuest: Story = {}

export const BannerAwaited: Story = {
  args: { isBannerAwaited: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Featured Stories' })).toBeVisible()
    const banner = canvasElement.querySelector('section[aria-roledescription]')

    await expect(banner).not.toBeVisible()
    await expect(banner?.clientHeight).toBeGreaterThan(200)
  },
}

export const LoadedForAPlayer: Story = {
  args: {
    openSessions: [makeOpenSession(), makeOpenSession({ id: makeId(502) })],
    playHref: (id) => `#${id}`,
    rows: rows.map((row) => ({
      ...row,
      stories: row.stories.map((story, index) => ({
        ...story,
        user_state: { ...signedInState, hasLiked: index % 2 === 0, hasBookmarked: index === 1 },
      })),
    })),
  },
  parameters: { isSignedIn: true },
}

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
