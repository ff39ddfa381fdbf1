import type { Meta, StoryObj } from '@storybook/react-vite'

import { Parts } from './Parts.tsx'

const meta = {
  title: 'Foundations/Parts',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Parts,
} satisfies Meta<typeof Parts>
export default meta
type Story = StoryObj<typeof meta>

export const OnePage: Story = {}
