import { makeAuthor, makeSeriesCard, makeStories } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asShipped } from '../../../../testing/shippedStories.ts'
import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain, claims, hasNo, shows } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { AuthorScreen } from './AuthorScreen.tsx'

const meta = {
  title: 'Screens/AuthorScreen',
  tags: ['beta', 'role:player'],
  component: AuthorScreen,
  args: {
    status: 'ready',
    author: makeAuthor(),
    stories: asShipped(makeStories(6)),
    hasMore: false,
    isBusy: false,
    isFollowBusy: false,
    accountHref: '#account',
    homeHref: '#home',
    storyHref: (id) => `#${id}`,
    onFollow: fn(),
    onBlock: fn(),
    onShare: fn(async () => 'copied' as const),
    onRetry: fn(),
    onLoadMore: fn(),
    onPlay: fn(),
    onLike: fn(),
    onBookmark: fn(),
    loginRequired: { isOpen: false, onClose: fn(), onContinue: fn() },
  },
  parameters: asPage,
  decorators: inShell(),
} satisfies Meta<typeof AuthorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  args: { status: 'failed', author: null, stories: null },
  play: asksAgain,
}

export const Empty: Story = {
  args: {
    author: makeAuthor({ about: '', languages: [], stories_total: 0, is_own: true }),
    stories: [],
  },
  play: claims(shows('Nothing is published yet.'), hasNo('button', 'Follow')),
}

/** An author's description shows links, but no images or headings. */
export const Loaded: Story = {
  args: {
    author: makeAuthor({
      about: '# I sort mail\n\nSee [the pass](https://pass.example) ![x](https://p.example/x.png)',
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }))
    await expect(args.onFollow).toHaveBeenCalledOnce()
    await expect(await canvas.findByRole('link', { name: /the pass/ })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'I sort mail' })).toBeNull()
    await expect(canvas.getByText(/^Writes in (English.*Hindi|अंग्रेज़ी.*हिन्दी)/u)).toBeVisible()
    await expect(canvas.getByText('41,306')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Share' })[0]!)
    await expect(await canvas.findByText('Link copied')).toBeVisible()
  },
}

export const WithSeries: Story = {
  args: {
    series: {
      items: [makeSeriesCard()],
      hrefOf: (id) => `#${id}`,
      hasMore: true,
      isBusy: false,
      onLoadMore: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Series' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more series' }))
    await expect(args.series?.onLoadMore).toHaveBeenCalledOnce()
  },
}
