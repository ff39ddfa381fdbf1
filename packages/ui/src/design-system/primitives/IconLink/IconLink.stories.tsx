import type { Meta, StoryObj } from '@storybook/react-vite'

import { IconLink } from './IconLink.tsx'

const meta = {
  title: 'Internal/Primitives/IconLink',
  tags: ['internal', 'role:admin'],
  component: IconLink,
  args: { href: '#edit', label: 'Edit Salt Letters', icon: 'pencil' },
} satisfies Meta<typeof IconLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
