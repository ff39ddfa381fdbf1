import { makeId, makeSeriesCard } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { leadsTo } from '../../../testing/plays.ts'
import { SeriesList } from './SeriesList.tsx'

const meta = {
  title: 'Story/SeriesList',
  tags: ['beta', 'role:player'],
  component: SeriesList,
  args: {
    items: [
      makeSeriesCard(),
      makeSeriesCard({ id: makeId(702), title: 'Salt Letters', description: '', parts_total: 1 }),
    ],
    hrefOf: (id) => `#${id}`,
  },
} satisfies Meta<typeof SeriesList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = { parameters: asSheet(() => ({ meta, Loaded }), { isWide: true }) }

/** One without words of its author says how many parts it has, and no more. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await leadsTo('The River at Dhanpur', `#${makeId(701)}`)({ canvas })
    await expect(canvas.getByText('3 parts')).toBeVisible()
    await expect(canvas.getByText('1 part')).toBeVisible()
  },
}
