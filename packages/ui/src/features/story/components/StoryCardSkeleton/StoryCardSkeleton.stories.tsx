import type { Meta, StoryObj } from '@storybook/react-vite'

import { inBox } from '../../../../testing/decorators.tsx'
import { StoryCardSkeleton } from './StoryCardSkeleton.tsx'

const meta = {
  title: 'Internal/Story/StoryCardSkeleton',
  tags: ['internal', 'role:player'],
  component: StoryCardSkeleton,
  decorators: inBox({ inlineSize: 282 }),
} satisfies Meta<typeof StoryCardSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
