import { makeProgressSummary, makeTasks } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { TaskPanel } from './TaskPanel.tsx'

const meta = {
  title: 'Internal/Progress/TaskPanel',
  tags: ['internal', 'role:player'],
  component: TaskPanel,
  args: {
    title: 'Daily Tasks',
    summary: makeProgressSummary(),
    tasks: makeTasks(12),
    onRetry: fn(),
  },
} satisfies Meta<typeof TaskPanel>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Twelve,
      WithoutSummary: { args: { summary: undefined, tasks: makeTasks(3) } },
      Loading: { args: { summary: undefined, tasks: undefined } },
      Empty: { args: { tasks: [] } },
      Failed: { args: { summary: undefined, tasks: undefined, error: 'Failed to fetch daily' } },
    }),
    { isWide: true },
  ),
}

export const Twelve: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list')

    await userEvent.click(canvas.getByRole('button', { name: 'Next in Daily Tasks' }))

    // The rows of a right-to-left page scroll to the left.
    await waitFor(() => expect(Math.abs(row.scrollLeft)).toBeGreaterThan(0))
  },
}
