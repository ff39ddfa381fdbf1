import { makeStructure } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { claims, hasNo, presses, shows } from '../../../testing/plays.ts'
import { kept } from '../../../testing/kept.ts'
import { PhraseProposals } from './PhraseProposals.tsx'
import type { ProposedScene } from './ProposedRow.tsx'

const proposed: ProposedScene = {
  node: 'jetty',
  title: 'The Jetty',
  choices: [
    { text: 'Climb into the boat', phrases: ['hop in', 'get aboard', 'I step down to the oars'] },
    { text: 'Walk on along the bank', phrases: ['keep walking'] },
  ],
  answers: [{ to: ['who are you', 'your name?'], text: '“Nobody’s ferryman,” he says.' }],
}

const meta = {
  title: 'Authoring/PhraseProposals',
  tags: ['internal', 'role:author'],
  component: PhraseProposals,
  args: {
    structure: makeStructure(),
    lang: 'en',
    canPropose: true,
    value: [],
    onPropose: fn(),
    onStop: fn(),
    onChange: fn(),
    onKeep: fn(),
    onDrop: fn(),
  },
  render: kept(PhraseProposals),
} satisfies Meta<typeof PhraseProposals>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(
    () => ({
      meta,
      CanBeAsked,
      Asking,
      Failed: {
        args: {
          error: 'The storyteller is busy. Please try again in a moment.',
          value: [proposed],
        },
      },
      Proposed,
    }),
    { isWide: true },
  ),
}

/** A story whose choices have no other words says so, and offers to have some proposed. */
export const CanBeAsked: Story = {
  play: claims(
    shows(/choices have other ways to say them/),
    presses('Propose other words', 'onPropose'),
  ),
}

/** Without a connected model it is told what helps, and nothing is offered. */
export const NoModel: Story = {
  args: { canPropose: false },
  play: claims(shows(/Eight or more a choice/), hasNo('button')),
}

/** Scenes come one by one, and the asking can be ended. */
export const Asking: Story = {
  args: { asking: { done: 3, total: 12 }, value: [proposed] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
    await expect(canvas.queryByRole('button', { name: 'Keep what is left' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** Each phrase and each answer can be struck or mended before the rest is kept. */
export const Proposed: Story = {
  args: { value: [proposed] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove get aboard' }))
    const [boat, ...others] = proposed.choices
    const left = { text: boat?.text ?? '', phrases: ['hop in', 'I step down to the oars'] }
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...proposed, choices: [left, ...others] },
    ])

    await userEvent.click(
      canvas.getByRole('button', { name: 'Strike the answer to “who are you”' }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...proposed, choices: [left, ...others], answers: [] },
    ])

    await userEvent.click(canvas.getByRole('button', { name: 'Keep what is left' }))
    await expect(args.onKeep).toHaveBeenCalledOnce()
  },
}
