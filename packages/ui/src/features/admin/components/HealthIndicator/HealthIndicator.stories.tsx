import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { HealthIndicator } from './HealthIndicator.tsx'

const meta = {
  title: 'Admin/HealthIndicator',
  tags: ['beta', 'role:admin'],
  component: HealthIndicator,
  args: { tone: 'lit', children: 'Built in' },
} satisfies Meta<typeof HealthIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Lit: {},
    Slow: { args: { tone: 'slow', children: 'Too slow' } },
    Out: { args: { tone: 'out', children: 'Nobody answers' } },
    Unlit: { args: { tone: 'unlit', children: 'Not asked yet' } },
  })),
}
