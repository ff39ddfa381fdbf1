import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Primitives/Badge',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Badge,
  args: { tone: 'positive', children: 'Published' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Published: {},
    Draft: { args: { tone: 'neutral', children: 'Draft' } },
    InReview: { args: { tone: 'note', children: 'In review' } },
    Premium: { args: { tone: 'premium', children: 'Premium' } },
    Featured: { args: { tone: 'featured', icon: 'torana', children: 'Featured' } },
    Medium: { args: { tone: 'warning', children: 'Medium' } },
    Hard: { args: { tone: 'danger', children: 'Hard' } },
  })),
}
