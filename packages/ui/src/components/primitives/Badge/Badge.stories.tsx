import type { Meta, StoryObj } from '@storybook/react-vite'

import { Badge } from './Badge.tsx'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { tone: 'positive', children: 'Published' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Published: Story = {}

export const Draft: Story = { args: { tone: 'neutral', children: 'Draft' } }

export const InReview: Story = { args: { tone: 'note', children: 'In review' } }

export const Premium: Story = { args: { tone: 'premium', children: 'Premium' } }

export const Featured: Story = { args: { tone: 'brand', icon: 'torana', children: 'Featured' } }

export const Medium: Story = { args: { tone: 'warning', children: 'Medium' } }

export const Hard: Story = { args: { tone: 'danger', children: 'Hard' } }
