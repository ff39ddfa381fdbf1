import { makeFigureDays, makeFigures } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { inShell } from '../../testing/decorators.tsx'
import { asksAgain, claims, hasNo, shows } from '../../testing/plays.ts'
import { StoryFiguresScreen } from './StoryFiguresScreen.tsx'

const meta = {
  title: 'Screens/StoryFiguresScreen',
  tags: ['beta', 'role:author'],
  component: StoryFiguresScreen,
  args: {
    figures: makeFigures(),
    onRetry: fn(),
    range: 30,
    onRangeChange: fn(),
    onExport: fn(),
    backHref: '#mine',
    freeInputsHref: '#tries',
  },
  parameters: { layout: 'fullscreen' },
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof StoryFiguresScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** Every chart is read as a table too; other days and the table itself are a press away. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '30 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: '90 days' }))
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(90)
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }))
    await expect(args.onExport).toHaveBeenCalledOnce()

    await expect(canvas.getByRole('row', { name: 'forum.example 188 23%' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'A shared play 14 2%' })).toBeVisible()
  },
}

/** What was given on a day stands in the table of ratings alone. */
export const RatingsAsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    const ratings = canvas.getByRole('region', { name: 'Ratings' })
    await userEvent.click(within(ratings).getByText(/As a table/))

    const table = within(ratings).getByRole('table', { name: 'Ratings by day' })
    await expect(within(table).getByRole('columnheader', { name: 'Average stars' })).toBeVisible()
    await expect(within(table).getAllByRole('cell', { name: '4.3' })).toHaveLength(10)
  },
}

export const Quarter: Story = {
  tags: ['visual'],
  args: { figures: makeFigures({ days: makeFigureDays(90) }), range: 90 },
  globals: { viewport: { value: 'mobile1' } },
}

/** A story that nobody found in these days. */
export const NothingHappened: Story = {
  args: {
    figures: makeFigures({
      days: makeFigureDays(7).map(({ day }) => ({
        day,
        plays: 0,
        finishes: 0,
        followers: 0,
        ratings: 0,
        average_rating: null,
      })),
      left_at: [],
      languages: [],
      referrers: [],
    }),
    range: 7,
  },
  play: claims(shows('Nobody has played it in these days'), hasNo('table')),
}

export const Loading: Story = {
  args: { figures: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save as CSV' })).toBeDisabled()
  },
}

export const Failed: Story = {
  args: { figures: null, error: 'The service is busy.' },
  play: asksAgain,
}
