import { makeStoryDraft } from '@kathasagar/api/testing'
import { SHAPES, shapeOf } from '@kathasagar/story/shapes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { has, chooseOption } from '../../../../testing/plays.ts'
import { StoryBeginning } from './StoryBeginning.tsx'

const draft = makeStoryDraft()
const names = Object.keys(draft.structure.nodes)
const idea = 'A ferryman who takes an hour of your life for each crossing.'

const ideaDraft = {
  idea: '',
  onIdeaChange: fn(),
  values: { language: 'en', content_rating: 'family' },
  onChange: fn(),
  isDrafting: false,
  onDraft: fn(),
  onStop: fn(),
  onStrike: fn(),
  onKeep: fn(),
  onOpen: fn(),
} as const

const meta = {
  title: 'Authoring/StoryBeginning',
  tags: ['beta', 'role:author'],
  component: StoryBeginning,
  args: {
    ideaDraft: { ...ideaDraft, idea },
    shapes: SHAPES.map((name) => ({ name, structure: shapeOf(name, 'en') })),
    onShape: fn(),
  },
} satisfies Meta<typeof StoryBeginning>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Blank,
      ThoughtOut: { args: { ideaDraft: { ...ideaDraft, idea, isDrafting: true } } },
      Drafting: {
        args: {
          ideaDraft: {
            ...ideaDraft,
            idea,
            isDrafting: true,
            drafted: { draft, written: names.slice(0, 2), struck: [] },
          },
        },
      },
      Failed: {
        args: {
          ideaDraft: {
            ...ideaDraft,
            idea,
            error: 'The storyteller is busy. Please try again in a moment.',
            drafted: { draft, written: names.slice(0, 1), struck: [] },
          },
        },
      },
      Indispensable: {
        args: {
          ideaDraft: {
            ...ideaDraft,
            idea,
            drafted: { draft, written: names, struck: [], kept: 'jetty' },
          },
        },
      },
    }),
    { isWide: true },
  ),
}

export const Blank: Story = {
  args: { ideaDraft },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Draft it' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your idea' }), 'A')
    await expect(args.ideaDraft?.onIdeaChange).toHaveBeenCalledWith('A')
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Language' }), 'Hindi')
    await expect(args.ideaDraft?.onChange).toHaveBeenCalledWith({ language: 'hi' })
  },
}

export const Declined: Story = {
  args: {
    ideaDraft: {
      ...ideaDraft,
      idea: '…',
      declined: {
        kind: 'self_harm',
        detail: '',
        help: [{ name: 'Tele-MANAS', number: '14416' }],
      },
    },
  },
  play: has('link', '14416'),
}

export const Shapes: Story = {
  args: { ideaDraft: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('img')).toHaveLength(3)
    await userEvent.click(
      canvas.getByRole('button', { name: 'Begin with this shape: “A way that forks”' }),
    )
    await expect(args.onShape).toHaveBeenCalledWith(args.shapes[0])
  },
}
