import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { StatusPill } from './StatusPill.tsx'

const meta = {
  title: 'Story/StatusPill',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: StatusPill,
  args: { status: 'published' },
} satisfies Meta<typeof StatusPill>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Published, Draft, InReview, Archived })),
}

/** Green, with a lit lamp: it can be played. */
export const Published: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Published')).toBeVisible()
  },
}

/** Every other standing is grey, and its lamp is out. */
export const Draft: Story = {
  args: { status: 'draft' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft')).toBeVisible()
  },
}

export const InReview: Story = {
  args: { status: 'in_review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In review')).toBeVisible()
  },
}

export const Archived: Story = {
  args: { status: 'archived' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Archived')).toBeVisible()
  },
}
