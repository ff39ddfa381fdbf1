import { makeOverviewDays } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import { below } from '../../../../testing/decorators.tsx'
import { DayBars } from './DayBars.tsx'

const words = adminMessages.overview
const days = makeOverviewDays(30)

const meta = {
  title: 'Internal/Authoring/DayBars',
  tags: ['internal', 'role:admin', 'role:author'],
  component: DayBars,
  args: {
    title: words.charts.played,
    days: days.map(({ day }) => day),
    series: [
      { name: words.plays, counts: days.map(({ plays }) => plays) },
      { name: words.finishes, counts: days.map(({ finishes }) => finishes) },
    ],
    words,
  },
  decorators: below(<h1>{words.title}</h1>),
} satisfies Meta<typeof DayBars>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Compared,
    OneThing: {
      args: {
        title: words.charts.failures,
        hint: words.charts.failuresHint,
        series: [{ name: words.failures, counts: days.map(({ failures }) => failures) }],
      },
    },
    NothingHappened,
  })),
}

export const NothingHappened: Story = {
  args: { series: [{ name: words.failures, counts: days.map(() => 0) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/Failures: none\.$/)
  },
}

export const Compared: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /^Plays and finishes, .*2025.* to .*2025\. Plays: [\d,]+ in total, at most 47 on /,
    )

    await userEvent.click(canvas.getByText('Show as table'))

    const table = canvas.getByRole('table', { name: 'Plays and finishes by day' })
    const rows = within(table).getAllByRole('row')
    await expect(rows).toHaveLength(31)
    await expect(rows[1]).toBeVisible()
    await expect(rows[1]).toHaveAccessibleName(/2025 47 14$/)
  },
}
