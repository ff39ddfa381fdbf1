import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { makeStories } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, expect } from 'storybook/test'

import { asPage, onlyOnDesks } from '../../../../storybook/modes.ts'
import { asShipped } from '../../../../testing/shippedStories.ts'
import { inShell } from '../../../../testing/decorators.tsx'
import {
  asksAgain,
  claims,
  hasNo,
  presses,
  shows,
  tells,
  chooseOption,
} from '../../../../testing/plays.ts'
import { BrowseScreen } from './BrowseScreen.tsx'
import { inHindi, rightToLeft } from '../../../../storybook/inLanguages.ts'

const meta = {
  title: 'Screens/BrowseScreen',
  tags: ['beta', 'role:player'],
  component: BrowseScreen,
  args: {
    status: 'ready',
    filters: {},
    categories: [
      { value: 'river-tales', label: 'River Tales' },
      { value: 'court-intrigue', label: 'Court & Intrigue' },
    ],
    tags: [
      { value: 'tag-1', label: 'Bargains' },
      { value: 'tag-2', label: 'Monsoon' },
    ],
    onFilterChange: fn(),
    onClear: fn(),
    onRetry: fn(),
    stories: asShipped(makeStories(6)),
    total: 26,
    hasMore: true,
    isBusy: false,
    onLoadMore: fn(),
    storyHref: (id) => `#${id}`,
    onPlay: fn(),
    onLike: fn(),
    onBookmark: fn(),
    loginRequired: { isOpen: false, onClose: fn(), onContinue: fn() },
  },
  parameters: asPage,
  decorators: inShell(),
} satisfies Meta<typeof BrowseScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { filters: { language: 'ml', length: 'long' }, stories: [], total: 0, hasMore: false },
  play: claims(shows('No stories fit these filters.'), presses('Clear filters', 'onClear')),
}

export const Failed: Story = {
  args: { status: 'failed', stories: [], total: 0, hasMore: false },
  play: claims(tells('alert', 'Failed to fetch stories'), asksAgain),
}

export const Offline: Story = {
  args: { status: 'offline', stories: [], total: 0, hasMore: false },
  play: claims(shows('The stories load when you are back online.'), hasNo('alert')),
}

export const Loaded: Story = {
  parameters: onlyOnDesks,
  play: async ({ args, canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('combobox', { name })
    await chooseOption(userEvent, field('Category'), 'Court & Intrigue')
    await chooseOption(userEvent, field('Order'), 'Best rated first')
    await expect(args.onFilterChange).toHaveBeenNthCalledWith(1, 'category', 'court-intrigue')
    await expect(args.onFilterChange).toHaveBeenNthCalledWith(2, 'sort', 'rated')
  },
}

export const SearchedWidely: Story = {
  args: { query: 'a', total: LIMITS.searchPage, hasMore: false },
  play: shows('The 20 best matches'),
}

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
