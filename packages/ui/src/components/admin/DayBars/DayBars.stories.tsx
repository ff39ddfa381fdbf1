import { makeOverviewDays } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { DayBars } from './DayBars.tsx'

const days = makeOverviewDays(30)
const quarter = makeOverviewDays(90)

const meta = {
  title: 'Admin/DayBars',
  component: DayBars,
  args: {
    title: 'Plays and finishes',
    days: days.map(({ day }) => day),
    series: [
      { name: 'Plays', counts: days.map(({ plays }) => plays) },
      { name: 'Finishes', counts: days.map(({ finishes }) => finishes) },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <h1>Overview</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof DayBars>
export default meta
type Story = StoryObj<typeof meta>

/** Whoever does not see the bars hears their sums, and finds every day in the table. */
export const Compared: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /^Plays and finishes, Mar 4, 2025 to Apr 2, 2025\. Plays: [\d,]+ in all, at most 47 on /,
    )

    await userEvent.click(canvas.getByText('As a table'))

    const table = canvas.getByRole('table', { name: 'Plays and finishes by day' })
    await expect(within(table).getByRole('row', { name: 'Apr 2, 2025 47 14' })).toBeVisible()
    await expect(within(table).getAllByRole('row')).toHaveLength(31)
  },
}

export const OneThing: Story = {
  args: {
    title: 'Storyteller and painter failures',
    hint: 'Turns that no storyteller or painter could give. Nobody paid for them.',
    series: [{ name: 'Failures', counts: days.map(({ failures }) => failures) }],
  },
}

export const Quarter: Story = {
  args: {
    days: quarter.map(({ day }) => day),
    series: [
      { name: 'Issued', counts: quarter.map((day) => day.credits_issued) },
      { name: 'Spent', counts: quarter.map((day) => day.credits_spent) },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
}

export const NothingHappened: Story = {
  args: { series: [{ name: 'Failures', counts: days.map(() => 0) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/Failures: none\.$/)
  },
}
