import type { Meta, StoryObj } from '@storybook/react-vite'

import { KolamDivider } from './KolamDivider.tsx'

const meta = {
  title: 'Internal/Primitives/KolamDivider',
  tags: ['internal', 'role:player'],
  component: KolamDivider,
} satisfies Meta<typeof KolamDivider>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
