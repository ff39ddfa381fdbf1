import type { Meta, StoryObj } from '@storybook/react-vite'

import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { shape: 'text' },
  decorators: [
    (Story) => (
      <div css={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { args: { width: '70%' } }

export const Leaf: Story = { args: { shape: 'leaf' } }

export const Torana: Story = { args: { shape: 'torana' } }

export const Block: Story = { args: { shape: 'block' } }
