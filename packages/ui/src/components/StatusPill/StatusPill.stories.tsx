import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { StatusPill } from './StatusPill.tsx'

const meta = {
  title: 'Story/StatusPill',
  component: StatusPill,
  args: { status: 'published' },
} satisfies Meta<typeof StatusPill>
export default meta
type Story = StoryObj<typeof meta>

export const Published: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Published')).toBeVisible()
  },
}

export const Draft: Story = { args: { status: 'draft' } }
export const InReview: Story = { args: { status: 'in_review' } }
export const Archived: Story = { args: { status: 'archived' } }
