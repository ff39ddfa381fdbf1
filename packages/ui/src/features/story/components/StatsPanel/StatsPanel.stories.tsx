import { makeStory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { inBox } from '../../../../testing/decorators.tsx'
import { claims, omits, shows } from '../../../../testing/plays.ts'
import { StatsPanel } from './StatsPanel.tsx'

const story = makeStory()

const meta = {
  title: 'Story/StatsPanel',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
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
    Published,
    NotYetPlayed,
    NobodyFinished: {
      args: { story: { ...story, stats: { ...story.stats, completion_rate: 0 } } },
    },
    Hindi: { args: { story: { ...story, language: 'hi', status: 'in_review' } } },
  })),
}

export const Published: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map((term) => term.textContent)
    const values = canvas.getAllByRole('definition').map((value) => value.textContent)

    await expect(names).toEqual([
      'Starting XP',
      'Actions',
      'Story Cards',
      'Total Scenes',
      'Branches',
      'Endings',
      'Play Time',
      'Completion Rate',
      'Rating',
      'Language',
      'Created',
    ])
    const [time, rate, rating, language, created] = values.slice(-5)
    await expect([time, rate, language]).toEqual(['45 min', '38\u00a0%', 'EN'])
    await expect(rating).toMatch(/4\.6/)
    await expect(created).toMatch(/2025/)
    await expect(canvas.getByTitle('English')).toHaveTextContent('EN')
  },
}

export const NotYetPlayed: Story = {
  args: {
    story: {
      ...story,
      status: 'draft',
      stats: { ...story.stats, completion_rate: null, average_rating: 0 },
    },
  },
  play: claims(omits('Completion Rate'), omits('Rating'), shows('Draft')),
}
