import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inBox } from '../../../testing/decorators.tsx'
import { StoryCardSkeleton } from './StoryCardSkeleton.tsx'

const meta = {
  title: 'Story/StoryCardSkeleton',
  tags: ['stable', 'role:player'],
  component: StoryCardSkeleton,
  decorators: inBox({ inlineSize: 282 }),
} satisfies Meta<typeof StoryCardSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** A shape for the eye only; whoever shows it says in words what is loading. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible()
  },
}
