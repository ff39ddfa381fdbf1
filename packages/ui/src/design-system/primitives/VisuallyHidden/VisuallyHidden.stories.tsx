import type { Meta, StoryObj } from '@storybook/react-vite'

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
