import { makeStories } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { asShipped } from '../../../../testing/shippedStories.ts'
import { withMotion } from '../../../../testing/decorators.tsx'
import { StoryRow } from './StoryRow.tsx'

const loadMore = fn()

const meta = {
  title: 'Components/Story/StoryRow',
  tags: ['stable', 'role:player'],
  component: StoryRow,
  args: {
    title: 'River Tales',
    stories: asShipped(makeStories(6)),
    storyHref: (id) => `#${id}`,
    onPlay: fn(),
    onLike: fn(),
    onBookmark: fn(),
  },
  beforeEach: () => {
    loadMore.mockClear()
  },
} satisfies Meta<typeof StoryRow>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      SteppedByHand,
      WithHint,
      One: { args: { stories: asShipped(makeStories(1)) } },
      Starting: { args: { busyStoryId: makeStories(1)[0]?.id } },
      WithMore: { args: { title: 'Bookmarks', more: { isBusy: false, onLoad: loadMore } } },
    }),
    { isWide: true },
  ),
}

export const SteppedByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list')
    const passed = () => Math.abs(row.scrollLeft)

    await userEvent.click(canvas.getByRole('button', { name: 'Next in River Tales' }))
    await waitFor(() => expect(passed()).toBeGreaterThan(100))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous in River Tales' }))
    await waitFor(() => expect(passed()).toBe(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous in River Tales' }))

    await waitFor(() =>
      expect(Math.ceil(passed() + row.clientWidth)).toBeGreaterThanOrEqual(row.scrollWidth - 1),
    )
  },
}

export const MovingByItself: Story = {
  decorators: withMotion('on'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop moving River Tales' }))

    await expect(
      canvas.getByRole('button', { name: 'Scroll River Tales automatically' }),
    ).toBeInTheDocument()
  },
}

export const WithHint: Story = {
  args: { title: 'Featured Stories', hint: 'Handpicked by our editors and team' },
}
