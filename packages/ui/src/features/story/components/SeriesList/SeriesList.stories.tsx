import { makeId, makeSeriesCard } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { SeriesList } from './SeriesList.tsx'

const meta = {
  title: 'Internal/Story/SeriesList',
  tags: ['internal', 'role:player'],
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

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, Loaded: {} }), { isWide: true }),
}
