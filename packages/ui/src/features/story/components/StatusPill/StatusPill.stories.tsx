import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { StatusPill } from './StatusPill.tsx'

const meta = {
  title: 'Internal/Story/StatusPill',
  tags: ['internal', 'role:player', 'role:author', 'role:admin'],
  component: StatusPill,
  args: { status: 'published' },
} satisfies Meta<typeof StatusPill>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Published: {},
    Draft: { args: { status: 'draft' } },
    InReview: { args: { status: 'in_review' } },
    Archived: { args: { status: 'archived' } },
  })),
}
