import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Primitives/VisuallyHidden',
  tags: ['stable', 'role:player', 'role:author', 'role:admin', '!autodocs'],
  component: VisuallyHidden,
  args: { children: says(({ story }) => story.likes) },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** The eye reads "2.1k", the ear "2.1k likes". */
export const AfterACount: Story = {
  tags: ['visual'],
  render: (args) => (
    <p>
      2.1k <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('likes').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
