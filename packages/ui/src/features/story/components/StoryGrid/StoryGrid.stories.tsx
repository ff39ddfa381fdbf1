import { makeStories } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { asShipped } from '../../../../testing/shippedStories.ts'
import { StoryGrid, WaitingGrid } from './StoryGrid.tsx'

const meta = {
  title: 'Internal/Story/StoryGrid',
  tags: ['internal', 'role:player'],
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
  parameters: asSheet<Story>(
    () => ({ meta, Loaded: {}, Waiting: { render: () => <WaitingGrid /> } }),
    {
      isWide: true,
    },
  ),
}
