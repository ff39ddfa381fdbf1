import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { Chip } from './Chip.tsx'

const meta = {
  title: 'Primitives/Chip',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Chip,
  args: { children: 'Court & Intrigue', dot: 'hotpink' },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, WithDot, WithoutDot, InvisibleColour, LongName, Hindi })),
}

export const WithDot: Story = {}

export const WithoutDot: Story = { args: { dot: null } }

/** An author's colour may vanish against the ground; its edge and the words do not. */
export const InvisibleColour: Story = { args: { dot: 'black', children: 'Ghosts' } }

/** A name too long for its place ends in an ellipsis. */
export const LongName: Story = {
  args: { children: 'Stories told by the river between the fifth lamp and the first boat' },
  render: (args) => (
    <div css={{ inlineSize: 240 }}>
      <Chip {...args} />
    </div>
  ),
}

export const Hindi: Story = { args: { children: <span lang="hi">लोक कथा</span> } }
