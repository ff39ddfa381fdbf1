import type { DraftStructure } from '@kathasagar/story/schema'
import { makeStructure } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { chooseOption } from '../../../../testing/plays.ts'
import { asSheet } from '../../../../storybook/asSheet.ts'
import {
  AuthoredStory,
  lastStructure,
  onStructure,
  stall,
} from '../../../../testing/authoredStory.tsx'
import { StructureInspector, type StructureInspectorProps } from './StructureInspector.tsx'

const nodeNow = (name: string) => lastStructure()?.nodes[name]

const of = (first: DraftStructure) => (props: StructureInspectorProps) => (
  <AuthoredStory
    first={first}
    tryInputs={async () => [
      { words: 'swim across', kind: 'choice', told: 'Swim across' },
      { words: 'look around', kind: 'scene', told: 'Your oar is gone.' },
      { words: 'sing', kind: 'nothing', told: 'Nothing comes of it.' },
    ]}
  >
    {(edit) => (
      <StructureInspector
        {...props}
        onEdit={(made) => {
          edit(made)
          props.onEdit(made)
        }}
      />
    )}
  </AuthoredStory>
)

const meta = {
  title: 'Internal/Authoring/StructureInspector',
  tags: ['internal', 'role:author', 'role:admin'],
  component: StructureInspector,
  args: {
    node: 'jetty',
    onEdit: fn(),
    onRename: fn(),
    onDelete: fn(),
    onGo: fn(),
    onGrow: fn(),
    onPlay: fn(),
  },
  render: of(makeStructure()),
  beforeEach: () => {
    onStructure.mockClear()
  },
} satisfies Meta<typeof StructureInspector>
export default meta
type Story = StoryObj<typeof meta>

const sought = (path: (string | number)[]): Story => ({
  args: { node: 'arrival', sought: { node: 'arrival', path: ['nodes', 'arrival', ...path] } },
  render: of(stall),
})

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Ending: { args: { node: 'bargain' } },
    Missing,
    Full: {
      render: of(
        makeStructure({
          nodes: {
            jetty: {
              text: 'Your oar is gone.',
              choices: Array.from({ length: 12 }, (_unused, at) => ({
                text: `Way ${at + 1}`,
                target: 'end',
              })),
            },
          },
        }),
      ),
    },
    Scene: { args: { node: 'tea' }, render: of(stall) },
    SoughtChoice: sought(['choices', 1, 'if']),
    SoughtPicture: sought(['scene', 'place']),
  })),
}

export const Choices: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move choice 2 up' }))
    await waitFor(() => expect(canvas.getAllByLabelText('Text of the choice')[0]).toHaveFocus())
    await expect(canvas.getAllByLabelText('Text of the choice')[0]).toHaveValue(
      'Wait for the morning boat',
    )

    await userEvent.click(canvas.getByRole('button', { name: 'Add choice' }))
    await userEvent.keyboard('Whistle')
    await expect(canvas.getAllByLabelText('Text of the choice')[2]).toHaveValue('Whistle')
    await expect(canvas.getByText('No target scene yet.')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'New scene from choice 3' }))
    await expect(args.onGrow).toHaveBeenCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove choice 3' }))
    await expect(canvas.getAllByLabelText('Text of the choice')).toHaveLength(2)
  },
}

export const FreeText: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Choice 1: Add three ways to say this' }),
    )
    await expect(nodeNow('jetty')?.choices[0]?.also).toHaveLength(3)

    await userEvent.click(await canvas.findByText('Understands 2 of 3 typical inputs'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add a reply: sing' }))
    await expect(nodeNow('jetty')?.reactions).toEqual([{ to: ['sing'], text: '' }])
  },
}

export const NameTaken: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'morning{Enter}')
    await expect(name).toBeInvalid()
    await expect(args.onRename).not.toHaveBeenCalled()

    await userEvent.keyboard('{Escape}')
    await expect(name).toHaveValue('jetty')
    await userEvent.clear(name)
    await userEvent.type(name, 'old_jetty{Control>}s{/Control}')
    await expect(args.onRename).toHaveBeenCalledWith('old_jetty')
  },
}

export const Missing: Story = {
  args: { node: 'the_deep' },
  render: of(
    makeStructure({
      nodes: {
        jetty: { text: 'Your oar is gone.', choices: [{ text: 'Dive', target: 'the_deep' }] },
      },
    }),
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'jetty, choice 1' }))
    await expect(args.onGo).toHaveBeenCalledWith({ node: 'jetty', choice: 0 })

    await userEvent.click(canvas.getByRole('button', { name: 'Create this scene' }))
    await expect(args.onEdit).toHaveBeenCalledWith({ kind: 'addNode', name: 'the_deep' })
  },
}

export const Scene: Story = {
  args: { node: 'tea' },
  render: of(stall),
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('combobox', { name })
    await userEvent.click(canvas.getByText('Arrival, waiting and looking closer'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text for Immerse' }), 'A hole.')
    await expect(nodeNow('tea')?.close_up).toBe('A hole.')
    await userEvent.type(field('Set after looking closer'), 'found_hole = true')
    await chooseOption(userEvent, field('Picture for Show'), 'stall')
    await expect(nodeNow('tea')).toMatchObject({
      close_up: { text: 'A hole.', sets: { found_hole: true } },
      plate: 'stall',
    })
    await chooseOption(userEvent, field('Picture for Show'), 'No picture: the scene is painted')
    await expect(nodeNow('tea')).not.toHaveProperty('plate')
  },
}

export const AsksToType: Story = {
  args: { node: 'tea' },
  render: of({ ...stall, state: { ...stall.state, name: { typed: 20, label: 'Your name' } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Your name' }))
    const label = canvas.getByRole('textbox', { name: 'Question for the field “name”' })
    await userEvent.clear(label)
    await userEvent.type(label, 'Who are you?')
    await expect(nodeNow('tea')?.asks).toEqual([{ variable: 'name', label: 'Who are you?' }])

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Your name' }))
    await expect(nodeNow('tea')).not.toHaveProperty('asks')
  },
}

export const ChoiceMore: Story = {
  args: { node: 'tea' },
  render: of(stall),
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('combobox', { name })
    await userEvent.click(canvas.getAllByText('Conditions and effects')[0]!)
    await userEvent.type(field('Only if'), 'trust > 1')
    await userEvent.type(field('Effect'), 'trust +1')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Recalled at the end as' }), 'Tea.')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Can fail' }))
    await chooseOption(userEvent, field('Difficulty'), 'Hard')
    await chooseOption(userEvent, field('Bonuses'), 'Jamuna’s trust')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text after a failure' }), 'No.')
    await userEvent.type(field('Target scene after a failure'), 'arrival{Enter}')
    await userEvent.type(field('Effect of a failure'), 'trust -1')

    await expect(nodeNow('tea')?.choices[0]).toEqual({
      text: 'Ask for another cup',
      target: 'arrival',
      if: 'trust > 1',
      sets: { trust: '+1' },
      recall: 'Tea.',
      check: {
        difficulty: 'hard',
        helps: 'trust',
        fails: { text: 'No.', target: 'arrival', sets: { trust: '-1' } },
      },
    })
    await expect(canvas.getByText(/only if trust > 1 · trust \+1 · can fail/)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Can fail' }))
    await expect(nodeNow('tea')?.choices[0]).not.toHaveProperty('check')
  },
}

export const Sought: Story = {
  ...sought(['close_up', 'sets', 'found_hole']),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Set after looking closer' })).toHaveFocus(),
    )
  },
}
