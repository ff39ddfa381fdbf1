import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { HealthIndicator } from './HealthIndicator.tsx'

const meta = {
  title: 'Admin/StateLamp',
  tags: ['beta', 'role:admin'],
  component: HealthIndicator,
  args: { tone: 'ok', children: 'Built in' },
} satisfies Meta<typeof HealthIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Lit: {},
    Slow: { args: { tone: 'slow', children: 'Too slow' } },
    Out: { args: { tone: 'down', children: 'Nobody answers' } },
    Unlit: { args: { tone: 'unknown', children: 'Not asked yet' } },
  })),
}
