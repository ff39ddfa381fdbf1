import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ThinkingIndicator } from './ThinkingIndicator.tsx'

const meta = {
  title: 'Play/ThinkingIndicator',
  component: ThinkingIndicator,
  args: { isThinking: true },
} satisfies Meta<typeof ThinkingIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const Thinking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('AI is thinking...')
  },
}

/** Silent, but there, so that its words are heard when they come. */
export const Resting: Story = {
  args: { isThinking: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
