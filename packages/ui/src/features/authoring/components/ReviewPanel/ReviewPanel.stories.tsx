import { certify, PUBLISH_MINIMUMS } from '@kathasagar/story'
import { makeFinding, makeStructure } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { ReviewPanel } from './ReviewPanel.tsx'

const meta = {
  title: 'Authoring/ReviewPanel',
  tags: ['internal', 'role:author', 'role:admin'],
  component: ReviewPanel,
  args: { findings: [], certificate: null, floors: PUBLISH_MINIMUMS, onGo: fn() },
} satisfies Meta<typeof ReviewPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Findings,
      Clean: {
        args: {
          certificate: certify({
            structure: makeStructure(),
            content_rating: 'teen',
            initial_xp: 100,
            game_config: {},
          }),
        },
      },
      Reviewing: { args: { isBusy: true } },
      WalkingStates: { args: { isBusy: true, walked: 45_000 } },
    }),
    { isWide: true },
  ),
}

export const Findings: Story = {
  args: {
    findings: [
      makeFinding(),
      makeFinding({ node: 'morning', choice: undefined }),
      makeFinding({ severity: 'hint', code: 'same_target', node: 'jetty' }),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Number of findings' })).toHaveTextContent(
      'Errors: 21 worth a look',
    )

    await userEvent.click(canvas.getByRole('button', { name: 'Go to scene: morning' }))
    await expect(args.onGo).toHaveBeenCalledWith(args.findings[1])
  },
}
