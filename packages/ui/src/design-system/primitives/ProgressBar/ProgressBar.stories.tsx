import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Components/Primitives/ProgressBar',
  tags: ['stable', 'role:player'],
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
    UnderWay: {},
    NotBegun: { args: { value: 0 } },
    Done: { args: { value: 100 } },
    Overshot,
  })),
}

export const Overshot: Story = {
  args: { value: 340 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}
