import { makeStories } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { asShipped } from '../../../testing/shippedStories.ts'
import { StoryGrid, WaitingGrid } from './StoryGrid.tsx'

const meta = {
  title: 'Story/StoryGrid',
  tags: ['stable', 'role:player'],
  component: StoryGrid,
  args: {
    stories: asShipped(makeStories(6)),
    storyHref: (id) => `#${id}`,
    onPlay: fn(),
    onLike: fn(),
    onBookmark: fn(),
  },
} satisfies Meta<typeof StoryGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, Loaded, Waiting: { render: () => <WaitingGrid /> } }), {
    isWide: true,
  }),
}

/** Covers that are seen first are fetched at once, the others when they come near. */
export const Loaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
    await expect(canvasElement.querySelectorAll('img[loading="lazy"]')).toHaveLength(2)
  },
}
