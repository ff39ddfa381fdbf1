import type { Meta, StoryObj } from '@storybook/react-vite'

import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Components/Primitives/VisuallyHidden',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: VisuallyHidden,
  args: { children: 'likes' },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
