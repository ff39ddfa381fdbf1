import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ScrollRegion } from './ScrollRegion.tsx'

const meta = {
  title: 'Primitives/ScrollRegion',
  component: ScrollRegion,
  args: {
    label: 'All that was said',
    children: Array.from({ length: 30 }, (_unused, line) => <p key={line}>Line {line + 1}</p>),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', blockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScrollRegion>
export default meta
type Story = StoryObj<typeof meta>

/** It takes the focus, so that the arrow keys scroll it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()

    await expect(canvas.getByRole('region', { name: 'All that was said' })).toHaveFocus()
  },
}

export const Log: Story = { args: { role: 'log', isBusy: true } }
