import { makeTask } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { TaskCard } from './TaskCard.tsx'

const meta = {
  title: 'Components/Progress/TaskCard',
  tags: ['stable', 'role:player'],
  component: TaskCard,
  args: { task: makeTask() },
  decorators: [
    (Story) => (
      <section aria-labelledby="daily" style={{ maxInlineSize: '280px' }}>
        <h2 id="daily">Daily Tasks</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof TaskCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    InProgress: {},
    Done: {
      args: { task: makeTask({ is_completed: true, current_value: 5, progress_percentage: 100 }) },
    },
    Locked: {
      args: { task: makeTask({ is_locked: true, is_completed: true, level_required: 4 }) },
    },
    OverTarget: { args: { task: makeTask({ current_value: 12, progress_percentage: 240 }) } },
    TargetOfNothing: {
      args: { task: makeTask({ current_value: 0, target_value: 0, progress_percentage: 0 }) },
    },
  })),
}
