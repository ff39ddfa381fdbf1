import { makeWhy } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { below } from '../../../../testing/decorators.tsx'
import { WhyThisAnswer } from './WhyThisAnswer.tsx'

const meta = {
  title: 'Authoring/WhyThisAnswer',
  tags: ['internal', 'role:author', 'role:admin'],
  component: WhyThisAnswer,
  args: { why: makeWhy(), lang: 'en', isOpenAtFirst: true },
  decorators: below(
    <>
      <h1>Dead Letters of Devthala</h1>
      <h2>Test play</h2>
    </>,
  ),
} satisfies Meta<typeof WhyThisAnswer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    ChoiceTaken: {},
    Closed,
    AskedBack: askedBack,
    ReactionTaken: reactionTaken,
    ToldFreely: {
      args: {
        why: makeWhy({ outcome: 'free', reason: 'nothing_near', lead: null, candidates: [] }),
      },
    },
  })),
}

export const Closed: Story = {
  args: { isOpenAtFirst: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const trigger = canvas.getByRole('button', { name: 'Why this answer?' })
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')

    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Choice 1 · taken')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}

const askedBack: Story = {
  args: {
    why: makeWhy({
      outcome: 'asked',
      reason: 'asked',
      lead: 0.02,
      candidates: makeWhy().candidates.map((one) => ({ ...one, is_selected: false, score: 0.31 })),
    }),
  },
}

const reactionTaken: Story = {
  args: {
    why: makeWhy({
      reason: 'authored',
      candidates: [
        {
          kind: 'reaction',
          number: 4,
          is_story_wide: true,
          text: 'You sing, and the kettle holds the note.',
          nearest: 'sing a song',
          score: 1,
          is_selected: true,
        },
        {
          kind: 'reaction',
          number: 1,
          is_story_wide: false,
          text: 'You move the sacks.',
          nearest: 'move the sacks',
          score: 0.2,
          is_selected: false,
        },
      ],
    }),
  },
}
