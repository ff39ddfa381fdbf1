import type { Meta, StoryObj } from '@storybook/react-vite'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Primitives/Badge',
  tags: ['stable', 'role:player', 'role:author', 'role:admin', '!autodocs'],
  component: Badge,
  args: { tone: 'positive', children: says(({ story }) => story.status.published) },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({
    meta,
    Published,
    Draft: { args: { tone: 'neutral', children: says(({ story }) => story.status.draft) } },
    InReview,
    Premium,
    Featured,
    Medium: { args: { tone: 'warning', children: says(({ story }) => story.difficulty.medium) } },
    Hard: { args: { tone: 'danger', children: says(({ story }) => story.difficulty.hard) } },
  })),
}

export const Published: Story = {}

export const InReview: Story = {
  args: { tone: 'note', children: says(({ story }) => story.status.in_review) },
}

export const Premium: Story = {
  args: { tone: 'premium', children: says(({ story }) => story.premium) },
}

export const Featured: Story = {
  args: { tone: 'featured', icon: 'torana', children: says(({ story }) => story.featured) },
}
