import { makeSeries, makeSeriesParts } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asShipped } from '../../../../testing/shippedStories.ts'
import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain, claims, hasNo, leadsTo, shows } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { SeriesScreen } from './SeriesScreen.tsx'

const parts = makeSeriesParts()
const shipped = asShipped(parts.map(({ story }) => story))
const series = makeSeries({
  parts: parts.map((part, at) => ({ ...part, story: shipped[at] ?? part.story })),
})

const meta = {
  title: 'Screens/SeriesScreen',
  tags: ['beta', 'role:player'],
  component: SeriesScreen,
  args: {
    status: 'ready',
    series,
    homeHref: '#home',
    editHref: '#edit',
    authorHref: (handle) => `#${handle}`,
    storyHref: (id) => `#${id}`,
    onRetry: fn(),
    onPlay: fn(),
    onLike: fn(),
    onBookmark: fn(),
    loginRequired: { isOpen: false, onClose: fn(), onContinue: fn() },
  },
  parameters: asPage,
  decorators: inShell(),
} satisfies Meta<typeof SeriesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = { args: { status: 'failed', series: null }, play: asksAgain }

export const Loaded: Story = {
  play: claims(
    shows('Series · 3 parts', 'Part 3', 'Finished', 'Started'),
    hasNo('link', 'Edit this series'),
  ),
}

export const Own: Story = {
  args: {
    series: {
      ...series,
      is_own: true,
      parts: series.parts.map((part, at) =>
        at === 1
          ? { ...part, number: null, progress: 'new', story: { ...part.story, status: 'draft' } }
          : part,
      ),
    },
  },
  play: claims(shows('Draft'), leadsTo('Edit this series', '#edit')),
}

export const Empty: Story = {
  args: { series: makeSeries({ is_own: true, parts: [] }) },
  play: shows('This series has no parts yet.'),
}
