import { makeStructure } from '@kathasagar/api/testing'
import { certify } from '@kathasagar/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { StoryCertificate } from './StoryCertificate.tsx'

const certificate = certify({
  structure: makeStructure(),
  content_rating: 'teen',
  initial_xp: 100,
  game_config: { commands: { continue: { cost: 2 } } },
})
if (!certificate) throw new Error('The sample story is not sound')

const meta = {
  title: 'Internal/Authoring/StoryCertificate',
  tags: ['internal', 'role:author', 'role:admin'],
  component: StoryCertificate,
  args: { certificate },
} satisfies Meta<typeof StoryCertificate>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      TwoEndings,
      TooManyStates: {
        args: { certificate: { ...certificate, states: { walked: 60_000, is_whole: false } } },
      },
      SomeUnseen: {
        args: {
          certificate: {
            ...certificate,
            plays: { ...certificate.plays, nodes_seen: 0.75, unseen: ['the_hidden_stair'] },
          },
        },
      },
    }),
    { isWide: true },
  ),
}

export const TwoEndings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByText('Endings and the shortest path to each')[0]!)
    await expect(canvas.getByRole('row', { name: /The Bargain/ })).toBeVisible()
    await expect(canvas.getByText(/1,000 simulated sessions/)).toBeVisible()

    await userEvent.click(canvas.getByLabelText(/^\d+: Path to The Bargain$/))
    await expect(canvas.getByText('Answer it')).toBeVisible()
  },
}
