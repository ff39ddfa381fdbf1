import { makeStory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { inBox } from '../../../../testing/decorators.tsx'
import { StatsPanel } from './StatsPanel.tsx'

const story = makeStory()

const meta = {
  title: 'Internal/Story/StatsPanel',
  tags: ['internal', 'role:player', 'role:author', 'role:admin'],
  component: StatsPanel,
  args: { story },
  decorators: inBox({ inlineSize: 360, maxInlineSize: '100%' }),
} satisfies Meta<typeof StatsPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Published: {},
    NotYetPlayed: {
      args: {
        story: {
          ...story,
          status: 'draft',
          stats: { ...story.stats, completion_rate: null, average_rating: 0 },
        },
      },
    },
    NobodyFinished: {
      args: { story: { ...story, stats: { ...story.stats, completion_rate: 0 } } },
    },
    Hindi: { args: { story: { ...story, language: 'hi', status: 'in_review' } } },
  })),
}
