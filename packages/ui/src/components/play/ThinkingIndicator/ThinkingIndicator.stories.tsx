import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { tells } from '../../../testing/plays.ts'
import { ThinkingIndicator } from './ThinkingIndicator.tsx'

const meta = {
  title: 'Play/ThinkingIndicator',
  tags: ['stable', 'role:player', '!autodocs'],
  component: ThinkingIndicator,
  args: { isBusy: true },
} satisfies Meta<typeof ThinkingIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Thinking,
    Reconnecting: { args: { isReconnecting: true } },
    Resting,
  })),
}

export const Thinking: Story = {
  play: tells('status', 'AI is thinking...'),
}

/** Silent, but there, so that its words are heard when they come. */
export const Resting: Story = {
  args: { isBusy: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
