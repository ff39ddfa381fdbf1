import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { ThinkingIndicator } from './ThinkingIndicator.tsx'

const meta = {
  title: 'Internal/Play/ThinkingIndicator',
  tags: ['internal', 'role:player'],
  component: ThinkingIndicator,
  args: { isBusy: true },
} satisfies Meta<typeof ThinkingIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Thinking: {},
    Queued: { args: { ahead: 2 } },
    Reconnecting: { args: { isReconnecting: true } },
    Resting: { args: { isBusy: false } },
  })),
}
