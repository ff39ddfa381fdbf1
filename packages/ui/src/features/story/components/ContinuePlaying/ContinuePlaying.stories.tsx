import { makeId, makeOpenSession } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { sampleKiteStory, moonsAmbassador } from '../../../../testing/shippedStories.ts'
import { ContinuePlaying } from './ContinuePlaying.tsx'

const first = makeOpenSession()
const second = makeOpenSession({
  id: makeId(502),
  story: { ...first.story, id: makeId(2), ...moonsAmbassador },
  completion_percentage: 34,
  last_line: '“Ask me the end,” said the bird, “and I shall forget it.”',
})
const hindi = makeOpenSession({
  id: makeId(503),
  story: { ...first.story, id: makeId(3), ...sampleKiteStory },
  completion_percentage: 0,
  last_line: 'छत पर पतंग अब भी अटकी है, और हवा रुक गई है।',
})

const meta = {
  title: 'Internal/Story/ContinuePlaying',
  tags: ['internal', 'role:player'],
  component: ContinuePlaying,
  args: { sessions: [first, second, hindi], playHref: (id) => `#${id}` },
} satisfies Meta<typeof ContinuePlaying>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      ThreeOpen: {},
      OneOpen: { args: { sessions: [first] } },
      NothingTold: {
        args: { sessions: [makeOpenSession({ last_line: '', completion_percentage: 0 })] },
      },
    }),
    { isWide: true, touched: 'ThreeOpen' },
  ),
}
