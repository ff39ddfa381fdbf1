import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Says } from '../../../../../../.storybook/localized/Says.tsx'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { Cluster } from './Cluster.tsx'

const meta = {
  title: 'Primitives/Cluster',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Cluster,
  args: { gap: 's' },
  argTypes: { gap: { control: 'select', options: ['none', 'xs', 's', 'm', 'l', 'xl', 'xxl'] } },
  render: (args) => (
    <Cluster {...args}>
      <span>
        <Says words={({ story }) => story.status.published} />
      </span>
      <span>
        <Says words={({ story }) => story.status.draft} />
      </span>
    </Cluster>
  ),
} satisfies Meta<typeof Cluster>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, InOneLine, Wrapped })),
}

/** Beside each other, eight pixels apart. */
export const InOneLine: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByText('Published').getBoundingClientRect()
    const second = canvas.getByText('Draft').getBoundingClientRect()

    const gap = Math.max(first.left, second.left) - Math.min(first.right, second.right)
    await expect(gap).toBeCloseTo(8, 0)
    await expect(second.top).toBeCloseTo(first.top, 0)
  },
}

/** Room for one alone: the other goes on below it. */
export const Wrapped: Story = {
  decorators: inBox({ inlineSize: 90 }),
  play: async ({ canvas }) => {
    const first = canvas.getByText('Published').getBoundingClientRect()
    const second = canvas.getByText('Draft').getBoundingClientRect()

    await expect(second.top).toBeGreaterThanOrEqual(first.bottom)
  },
}
