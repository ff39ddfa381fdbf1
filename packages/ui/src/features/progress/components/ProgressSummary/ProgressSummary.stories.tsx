import { makeProgressSummary } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { ProgressSummary } from './ProgressSummary.tsx'

const meta = {
  title: 'Progress/ProgressSummary',
  tags: ['stable', 'role:player'],
  component: ProgressSummary,
  args: { summary: makeProgressSummary() },
} satisfies Meta<typeof ProgressSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      OnTheWay: {},
      Newcomer: {
        args: {
          summary: makeProgressSummary({
            level: {
              title: 'Listener at the Door',
              current: 1,
              current_stars: 0,
              stars_for_next_level: 6,
              star_progress_percentage: 0,
            },
            currency: { coins_balance: 20 },
          }),
        },
      },
    }),
    { isWide: true },
  ),
}
