import { makeReviews } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
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
  parameters: asSheet<Story>(() => ({
    meta,
    Rated: {},
    NotYetRated: {
      args: { ratings: { average: 0, readers: 0, by_stars: [0, 0, 0, 0, 0] }, endings: [] },
    },
  })),
}
