import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { StoryCardSkeleton } from './StoryCardSkeleton.tsx'

const meta = {
  title: 'Story/StoryCardSkeleton',
  component: StoryCardSkeleton,
  decorators: [
    (Story) => (
      <div css={{ inlineSize: 282 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StoryCardSkeleton>
export default meta
type Story = StoryObj<typeof meta>

/** A shape for the eye only; whoever shows it says in words what is loading. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible()
  },
}
