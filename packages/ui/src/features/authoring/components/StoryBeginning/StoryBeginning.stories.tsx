import { makeStoryDraft } from '@kathasagar/api/testing'
import { SHAPES, shapeOf } from '@kathasagar/story/shapes'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { StoryBeginning } from './StoryBeginning.tsx'

const draft = makeStoryDraft()
const names = Object.keys(draft.structure.nodes)

const ideaDraft = {
  idea: 'A ferryman who takes an hour of your life for each crossing.',
  onIdeaChange: fn(),
  values: { language: 'en', content_rating: 'family' },
  onChange: fn(),
  isDrafting: false,
  onDraft: fn(),
  onStop: fn(),
  onOpen: fn(),
} as const

const meta = {
  title: 'Internal/Authoring/StoryBeginning',
  tags: ['internal', 'role:author'],
  component: StoryBeginning,
  parameters: coversPage,
  args: {
    ideaDraft,
    shapes: SHAPES.map((name) => ({ name, structure: shapeOf(name, 'en') })),
    onShape: fn(),
    onImport: fn(),
  },
} satisfies Meta<typeof StoryBeginning>
export default meta
type Story = StoryObj<typeof meta>

export const Shapes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start from a template' }))
    await expect(await screen.findAllByRole('img')).toHaveLength(3)
    await userEvent.click(
      screen.getByRole('button', { name: 'Use this template: “A path that forks”' }),
    )
    await expect(args.onShape).toHaveBeenCalledWith(args.shapes[0])
  },
}

const openDraft = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Draft with AI' }))
  await screen.findByRole('textbox', { name: 'Your idea' })
}

export const Drafting: Story = {
  args: {
    ideaDraft: { ...ideaDraft, isDrafting: true, drafted: { draft, written: names.slice(0, 2) } },
  },
  play: openDraft,
}

export const Failed: Story = {
  args: {
    ideaDraft: {
      ...ideaDraft,
      error: 'The storyteller is busy. Please try again in a moment.',
      drafted: { draft, written: names.slice(0, 1) },
    },
  },
  play: openDraft,
}

export const Declined: Story = {
  args: {
    ideaDraft: {
      ...ideaDraft,
      declined: { kind: 'self_harm', detail: '', help: [{ name: 'Tele-MANAS', number: '14416' }] },
    },
  },
  play: async (context) => {
    await openDraft(context)
    await expect(screen.getByRole('link', { name: '14416' })).toBeVisible()
  },
}
