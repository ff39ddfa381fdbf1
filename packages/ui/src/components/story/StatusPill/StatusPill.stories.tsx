import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { shows } from '../../../testing/plays.ts'
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
  play: shows('Published'),
}

/** Every other standing is grey, and its lamp is out. */
export const Draft: Story = {
  args: { status: 'draft' },
  play: shows('Draft'),
}

export const InReview: Story = {
  args: { status: 'in_review' },
  play: shows('In review'),
}

export const Archived: Story = {
  args: { status: 'archived' },
  play: shows('Archived'),
}
