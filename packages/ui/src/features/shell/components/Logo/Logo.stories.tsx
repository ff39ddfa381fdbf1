import type { Meta, StoryObj } from '@storybook/react-vite'

import { Logo } from './Logo.tsx'

const meta = {
  title: 'Layout/Logo',
  tags: ['stable', 'role:player'],
  component: Logo,
  args: { href: '#home' },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const LeadsHome: Story = {}
