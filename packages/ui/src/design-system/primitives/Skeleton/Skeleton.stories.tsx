import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Components/Primitives/Skeleton',
  tags: ['stable', 'role:player', 'role:admin'],
  component: Skeleton,
  args: { shape: 'text' },
  decorators: inBox({ maxInlineSize: 320 }),
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Text: { args: { width: '70%' } },
    Leaf: { args: { shape: 'leaf' } },
    Torana: { args: { shape: 'torana' } },
    Block: { args: { shape: 'block' } },
  })),
}
