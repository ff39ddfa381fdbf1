import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { ScrollRegion } from './ScrollRegion.tsx'

const meta = {
  title: 'Internal/Primitives/ScrollRegion',
  tags: ['internal', 'role:author', 'role:admin'],
  component: ScrollRegion,
  args: {
    label: 'All that was said',
    children: Array.from({ length: 30 }, (_unused, line) => <p key={line}>Verse {line + 1}</p>),
  },
  decorators: inBox({ display: 'grid', blockSize: 200 }),
} satisfies Meta<typeof ScrollRegion>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    ByKeyboard,
    Log: { args: { role: 'log', isBusy: true } },
  })),
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()

    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'All that was said' })).toHaveFocus(),
    )
  },
}
