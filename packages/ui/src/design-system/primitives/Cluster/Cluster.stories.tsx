import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { Cluster } from './Cluster.tsx'

const meta = {
  title: 'Components/Layout/Cluster',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Cluster,
  args: { gap: 's' },
  render: (args) => (
    <Cluster {...args}>
      <span>Published</span>
      <span>Draft</span>
    </Cluster>
  ),
} satisfies Meta<typeof Cluster>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    InOneLine: {},
    Wrapped: { decorators: inBox({ inlineSize: 90 }) },
  })),
}
