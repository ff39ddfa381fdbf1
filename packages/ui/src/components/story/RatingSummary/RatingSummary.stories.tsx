import { makeReviews } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { shows } from '../../../testing/plays.ts'
import { RatingSummary } from './RatingSummary.tsx'

const { ratings, endings } = makeReviews()

const meta = {
  title: 'Story/RatingSummary',
  tags: ['beta', 'role:player'],
  component: RatingSummary,
  args: { ratings, endings },
  decorators: inBox({ inlineSize: 328, maxInlineSize: '100%' }),
} satisfies Meta<typeof RatingSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Rated, NotYetRated })),
}

/** The shares add up to a hundred, and endings that were not found are counted only. */
export const Rated: Story = {
  play: async ({ canvas }) => {
    const shares = canvas.getAllByRole('progressbar').map((bar) => bar.ariaValueText)
    await expect(shares).toHaveLength(5)
    await expect(canvas.getByText('from 312 readers', { exact: false })).toBeVisible()
    await expect(canvas.getByText(/You found 1 of 3/)).toBeVisible()
  },
}

/** Nobody has given stars. */
export const NotYetRated: Story = {
  args: { ratings: { average: 0, readers: 0, by_stars: [0, 0, 0, 0, 0] }, endings: [] },
  play: shows('No stars yet'),
}
