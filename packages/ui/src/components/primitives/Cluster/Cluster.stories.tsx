import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Cluster } from './Cluster.tsx'

const meta = {
  title: 'Primitives/Cluster',
  component: Cluster,
  args: { gap: 's' },
  argTypes: { gap: { control: 'select', options: ['none', 'xs', 's', 'm', 'l', 'xl', 'xxl'] } },
  render: (args) => (
    <Cluster {...args}>
      <span>Published</span>
      <span>Draft</span>
    </Cluster>
  ),
} satisfies Meta<typeof Cluster>
export default meta
type Story = StoryObj<typeof meta>

/** Beside each other, eight pixels apart. */
export const InOneLine: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByText('Published').getBoundingClientRect()
    const second = canvas.getByText('Draft').getBoundingClientRect()

    await expect(second.left - first.right).toBeCloseTo(8, 0)
    await expect(second.top).toBeCloseTo(first.top, 0)
  },
}

/** Room for one alone: the other goes on below it. */
export const Wrapped: Story = {
  decorators: [
    (Parts) => (
      <div style={{ inlineSize: 90 }}>
        <Parts />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const first = canvas.getByText('Published').getBoundingClientRect()
    const second = canvas.getByText('Draft').getBoundingClientRect()

    await expect(second.top).toBeGreaterThanOrEqual(first.bottom)
  },
}
