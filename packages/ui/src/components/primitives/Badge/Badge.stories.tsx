import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Primitives/Badge',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Badge,
  args: { tone: 'positive', children: says(({ story }) => story.status.published) },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({
    meta,
    Published,
    Draft,
    InReview,
    Premium,
    Featured,
    Medium,
    Hard,
  })),
}

export const Published: Story = {}

export const Draft: Story = {
  args: { tone: 'neutral', children: says(({ story }) => story.status.draft) },
}

export const InReview: Story = {
  args: { tone: 'note', children: says(({ story }) => story.status.in_review) },
}

export const Premium: Story = {
  args: { tone: 'premium', children: says(({ story }) => story.premium) },
}

export const Featured: Story = {
  args: { tone: 'featured', icon: 'torana', children: says(({ story }) => story.featured) },
}

export const Medium: Story = {
  args: { tone: 'warning', children: says(({ story }) => story.difficulty.medium) },
}

export const Hard: Story = {
  args: { tone: 'danger', children: says(({ story }) => story.difficulty.hard) },
}

/** What a span of the browser takes, and a drawing of one's own. */
export const Native: Story = {
  args: {
    id: 'standing',
    title: 'Since Monday',
    style: { marginInlineStart: 8 },
    icon: <svg aria-hidden="true" data-own="" height="16" viewBox="0 0 16 16" width="16" />,
  },
  play: async ({ canvas }) => {
    const badge = canvas.getByTitle('Since Monday')

    await expect(badge).toHaveAttribute('id', 'standing')
    await expect(badge).toHaveStyle({ marginInlineStart: '8px' })
    await expect(badge.querySelector('[data-own]')).toBeInTheDocument()
  },
}
