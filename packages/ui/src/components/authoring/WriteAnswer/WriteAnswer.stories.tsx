import type { DraftStructure } from '@kathasagar/story/schema'
import { makeFreeInputGroup } from '@kathasagar/api/testing'
import { teaStall } from '@kathasagar/story/testing'
import { checkCondition } from '@kathasagar/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { Says } from '../../../../../../.storybook/localized/Says.tsx'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import type { StoryLanguage } from '../../../structure/storyLanguage.ts'
import { below } from '../../../testing/decorators.tsx'
import { tells } from '../../../testing/plays.ts'
import { WriteAnswer } from './WriteAnswer.tsx'

const group = makeFreeInputGroup({
  words: 'ask about her husband',
  wordings: ['what happened to your husband', 'and him'],
  node: 'arrival',
  title: 'The counter',
})

const language: StoryLanguage = {
  conditionFaults: checkCondition,
  textFaults: () => [],
  usesOfVariable: () => [],
  renameVariable: (structure) => structure,
}

const meta = {
  title: 'Authoring/WriteAnswer',
  tags: ['internal', 'role:author'],
  component: WriteAnswer,
  args: {
    group,
    people: [{ id: 'jamuna', name: 'Jamuna' }],
    story: { structure: teaStall as DraftStructure, language },
    lang: 'en',
    trial: { status: 'told', heard: ['ask about her husband'], not_yet: ['and him'] },
    isBusy: false,
    onJudge: fn(),
    onTestPlay: fn(),
    onAdd: fn(),
    onClose: fn(),
  },
  decorators: below(
    <>
      <h1>Dead Letters of Devthala</h1>
      <h2>
        <Says words={({ authoring }) => authoring.insight.tries} />
      </h2>
      <h3>ask about her husband</h3>
    </>,
  ),
} satisfies Meta<typeof WriteAnswer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(
    () => ({
      meta,
      Written,
      AllHeard: {
        args: {
          trial: { status: 'told', heard: ['ask about her husband', 'and him'], not_yet: [] },
        },
      },
      Judging: { args: { trial: { status: 'asking' } } },
      JudgeUnreached: { args: { trial: { status: 'failed' } } },
      Conflict: { args: { conflict: { who: 'Meera', time: '14:32' } } },
      Refused: {
        args: { error: 'This story cannot be published yet. The state has nothing named “trst”.' },
      },
      Saving: { args: { isBusy: true } },
    }),
    { isWide: true },
  ),
}

/** The players' words are there already; the answer says where it belongs and what it leaves behind. */
export const Written: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onJudge).toHaveBeenCalledOnce()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Becomes' }), 'topic:jamuna')
    const phrase = within(canvas.getByRole('row', { name: 'and him' }))
    await userEvent.click(phrase.getByRole('button', { name: /Remove/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), '“He went over.”')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Effect' }), 'knows_pass')
    await userEvent.click(canvas.getByRole('switch', { name: 'Only once in a play' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add the answer' }))

    await expect(args.onAdd).toHaveBeenCalledWith({
      place: { of: 'topic', person: 'jamuna' },
      phrases: ['ask about her husband', 'what happened to your husband'],
      text: '“He went over.”',
      sets: { knows_pass: true },
      once: true,
    })
    await expect(args.onJudge).toHaveBeenCalledTimes(3)
  },
}

/** How many would be heard, and whose words would not be. */
export const PartlyHeard: Story = {
  play: tells('status', '1 of the 2 ways they said it would now be heard. Not yet: “and him”.'),
}

/** Enter adds a phrase, and does not send the form. */
export const AnotherWay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^Add to “When they say/ })
    await userEvent.type(field, 'is he dead{Enter}')

    await expect(canvas.getByRole('row', { name: 'is he dead' })).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(args.onAdd).not.toHaveBeenCalled()

    // Nothing is sent that would be refused: each field says what it lacks.
    await userEvent.type(canvas.getByRole('combobox', { name: 'Only if' }), 'trust = 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Add the answer' }))

    await expect(canvas.getByText('Write what the story answers.')).toBeVisible()
    await expect(canvas.getByText(/^At character 7: Write “==” to compare/)).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
