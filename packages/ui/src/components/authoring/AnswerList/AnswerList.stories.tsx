import { DraftStructure } from '@kathasagar/story/schema'
import { checkCondition, checkVariedText } from '@kathasagar/story'
import { teaStall } from '@kathasagar/story/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { AuthoredStoryContext } from '../../../structure/storyLanguage.ts'
import { ReactionList, type ReactionListProps } from './ReactionList.tsx'

const structure = DraftStructure.parse(teaStall)
const language = {
  conditionFaults: checkCondition,
  textFaults: checkVariedText,
  usesOfVariable: () => [],
  renameVariable: () => structure,
}

function Held(props: ReactionListProps) {
  const [reactions, setReactions] = useState(props.value)

  return (
    <AuthoredStoryContext value={{ structure, language, lang: 'en' }}>
      <ReactionList
        {...props}
        onChange={(next, typing) => {
          setReactions(next)
          props.onChange(next, typing)
        }}
        value={reactions}
      />
    </AuthoredStoryContext>
  )
}

const meta = {
  title: 'Authoring/AnswerList',
  tags: ['internal', 'role:author', 'role:admin'],
  component: ReactionList,
  args: {
    value: structure.nodes['arrival']?.reactions,
    path: ['nodes', 'arrival', 'reactions'],
    most: 40,
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ReactionList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Open, LostScene, Empty })),
}

/** A closed one says what it answers to, and an open one shows all of it. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/search the counter · look under the till · counter/))
    await expect(canvas.getByRole('combobox', { name: 'Then' })).toHaveValue('back')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Only if' }), 'trust > 1')

    await expect(args.onChange).toHaveBeenLastCalledWith(
      [expect.objectContaining({ if: 'trust > 1', goes: 'back', once: true })],
      expect.any(String),
    )
  },
}

/** A scene that the answer leads to is gone, and its name stays to be seen. */
export const LostScene: Story = {
  args: {
    value: [{ to: ['dig'], text: 'You dig.', goes: 'the_deep' }],
    sought: { node: 'arrival', path: ['nodes', 'arrival', 'reactions', 0, 'goes'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Then' })).toHaveValue('the_deep')
  },
}

export const Empty: Story = {
  args: { value: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No answers of your own yet.')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Add reaction' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Add to “When they say”' })).toHaveFocus(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Reaction 1' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([], undefined)
  },
}
