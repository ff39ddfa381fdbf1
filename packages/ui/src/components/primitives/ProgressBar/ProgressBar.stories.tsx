import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Primitives/ProgressBar',
  tags: ['stable', 'role:player', '!autodocs'],
  component: ProgressBar,
  args: { value: 62, label: 'The Well That Counted Backwards, read' },
  decorators: inBox({ maxInlineSize: 320, padding: 12 }),
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    UnderWay,
    NotBegun,
    Done: { args: { value: 100 } },
    Overshot,
  })),
}

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'The Well That Counted Backwards, read' }),
    ).toHaveAttribute('aria-valuenow', '62')
  },
}

/** No flame before it begins. */
export const NotBegun: Story = { args: { value: 0 } }

/** A task overshot is a task done. */
export const Overshot: Story = {
  args: { value: 340 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}
