import { DraftStructure } from '@kathasagar/story/schema'
import { checkCondition, checkVariedText } from '@kathasagar/story'
import { teaStall } from '@kathasagar/story/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { AuthoredStoryContext } from '../../../structure/storyLanguage.ts'
import { kept } from '../../../testing/kept.ts'
import { ReactionList } from './ReactionList.tsx'

const structure = DraftStructure.parse(teaStall)
const language = {
  conditionFaults: checkCondition,
  textFaults: checkVariedText,
  usesOfVariable: () => [],
  renameVariable: () => structure,
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
  render: kept(ReactionList),
  decorators: (Story) => (
    <AuthoredStoryContext value={{ structure, language, lang: 'en' }}>
      <Story />
    </AuthoredStoryContext>
  ),
} satisfies Meta<typeof ReactionList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Open,
    LostScene: {
      args: {
        value: [{ to: ['dig'], text: 'You dig.', goes: 'the_deep' }],
        sought: { node: 'arrival', path: ['nodes', 'arrival', 'reactions', 0, 'goes'] },
      },
    },
    Empty,
  })),
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

/** The open one stays open where it is moved to, and one that comes to the place of another stays closed. */
export const MovedWhileOpen: Story = {
  args: {
    value: [
      { to: ['dig'], text: 'You dig.' },
      { to: ['pray'], text: 'You pray.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const words = () => canvas.getByRole('textbox', { name: 'What happens' })
    await userEvent.click(canvas.getByText('dig'))
    await expect(words()).toHaveValue('You dig.')
    await userEvent.click(canvas.getByRole('button', { name: 'Move Reaction 1 down' }))
    await expect(words()).toHaveValue('You dig.')

    await userEvent.click(canvas.getByRole('button', { name: /^Remove .* 2$/ }))
    await expect(canvas.queryByRole('textbox', { name: 'What happens' })).toBeNull()
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
    await userEvent.click(canvas.getByRole('button', { name: /^Remove .* 1$/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}
