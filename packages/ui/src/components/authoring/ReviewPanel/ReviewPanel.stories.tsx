import { certify, PUBLISH_FLOORS } from '@kathasagar/story'
import { makeFinding, makeStructure } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { shows, tells } from '../../../testing/plays.ts'
import { ReviewPanel } from './ReviewPanel.tsx'

const meta = {
  title: 'Authoring/ReviewPanel',
  tags: ['internal', 'role:author', 'role:admin'],
  component: ReviewPanel,
  args: { findings: [], certificate: null, floors: PUBLISH_FLOORS, onGo: fn() },
} satisfies Meta<typeof ReviewPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Findings, Clean, Reviewing, WalkingStates }), {
    isWide: true,
  }),
}

/** How many there are of each gravity, and a press that goes there. */
export const Findings: Story = {
  args: {
    findings: [
      makeFinding(),
      makeFinding({ node: 'morning', choice: undefined }),
      makeFinding({ severity: 'hint', code: 'same_target', node: 'jetty' }),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'What was found' })).toHaveTextContent(
      '2 to mend1 worth a look',
    )

    await userEvent.click(canvas.getByRole('button', { name: 'Go to scene: morning' }))
    await expect(args.onGo).toHaveBeenCalledWith(args.findings[1])
  },
}

export const Clean: Story = {
  args: {
    certificate: certify({
      structure: makeStructure(),
      content_rating: 'teen',
      initial_xp: 100,
      game_config: {},
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Certificate' })).toBeVisible()
    await expect(canvas.getByText(/at least 100 words in 3 scenes, 1 ending/)).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'What was found' })).toBeNull()
  },
}

export const Reviewing: Story = {
  args: { isBusy: true },
  play: tells('status', 'The review is being done...'),
}

/** A story of many states takes seconds, and says how far it is. */
export const WalkingStates: Story = {
  args: { isBusy: true, walked: 45_000 },
  play: shows('Walking the states of the story: 45,000 so far...'),
}
