import { makeInsight } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { below } from '../../../../testing/decorators.tsx'
import { StoryInsightPanel } from './StoryInsightPanel.tsx'

const meta = {
  title: 'Internal/Authoring/StoryInsightPanel',
  tags: ['internal', 'role:author'],
  component: StoryInsightPanel,
  args: { insight: makeInsight(), onRetry: fn(), freeInputsHref: '#tries' },
  decorators: below(
    <>
      <h1>My Stories</h1>
      <h2>Published Stories</h2>
      <h3>Salt Letters</h3>
    </>,
  ),
} satisfies Meta<typeof StoryInsightPanel>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Played: {},
    NotPlayedYet: {
      args: { insight: makeInsight({ plays: 0, finishes: 0, endings: [], drop_offs: [] }) },
    },
    Loading: { args: { insight: null } },
    Failed: {
      args: { insight: null, error: 'The service is busy.' },
    },
  })),
}
