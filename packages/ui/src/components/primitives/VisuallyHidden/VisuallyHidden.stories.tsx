import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Primitives/VisuallyHidden',
  tags: ['stable', 'role:player', 'role:author', 'role:admin', '!autodocs'],
  component: VisuallyHidden,
  args: { children: 'likes' },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The eye reads "2.1k", the ear "2.1k likes". */
export const AfterACount: Story = {
  render: (args) => (
    <p>
      2.1k <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('likes').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
