import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
import { Chip } from './Chip.tsx'

const meta = {
  title: 'Components/Primitives/Chip',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Chip,
  args: { children: 'Court & Intrigue', dot: 'hotpink' },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    WithDot: {},
    WithoutDot: { args: { dot: null } },
    InvisibleColour: { args: { dot: 'black', children: 'Ghosts' } },
    LongName: {
      args: { children: 'Stories told by the river between the fifth lamp and the first boat' },
      render: (args) => (
        <div css={{ inlineSize: 240 }}>
          <Chip {...args} />
        </div>
      ),
    },
    Hindi: { args: { children: <span lang="hi">लोक कथा</span> } },
  })),
}
