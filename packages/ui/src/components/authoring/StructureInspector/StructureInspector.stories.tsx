import { makeStructure } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { editStructure } from '../../../structure/editStructure.ts'
import { StructureInspector } from './StructureInspector.tsx'
import type { StructureInspectorProps } from './StructureInspector.tsx'

function Held(props: StructureInspectorProps) {
  const [structure, setStructure] = useState(props.structure)

  return (
    <StructureInspector
      {...props}
      onEdit={(edit) => {
        setStructure((before) => editStructure(before, edit))
        props.onEdit(edit)
      }}
      structure={structure}
    />
  )
}

const meta = {
  title: 'Authoring/StructureInspector',
  component: StructureInspector,
  args: {
    structure: makeStructure(),
    node: 'jetty',
    onEdit: fn(),
    onRename: fn(),
    onDelete: fn(),
    onGo: fn(),
    onGrow: fn(),
    onPlay: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof StructureInspector>
export default meta
type Story = StoryObj<typeof meta>

/** Choices are ordered by buttons, and the focus goes with the choice that moves. */
export const Choices: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move choice 2 up' }))
    await expect(canvas.getAllByLabelText('What the player does')[0]).toHaveFocus()
    await expect(canvas.getAllByLabelText('What the player does')[0]).toHaveValue(
      'Wait for the morning boat',
    )

    await userEvent.click(canvas.getByRole('button', { name: 'Add choice' }))
    await userEvent.keyboard('Whistle')
    await expect(canvas.getAllByLabelText('What the player does')[2]).toHaveValue('Whistle')
    await expect(canvas.getByText('It leads nowhere yet.')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'New scene from choice 3' }))
    await expect(args.onGrow).toHaveBeenCalledWith(2)

    await userEvent.click(canvas.getByRole('button', { name: 'Remove choice 3' }))
    await expect(canvas.getAllByLabelText('What the player does')).toHaveLength(2)
  },
}

/** A name that another scene has is told at once, and not taken. */
export const NameTaken: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'morning{Enter}')

    await expect(name).toBeInvalid()
    await expect(args.onRename).not.toHaveBeenCalled()

    await userEvent.keyboard('{Escape}')
    await expect(name).toHaveValue('jetty')
  },
}

/** Saved in the middle of a name, the name counts as it stands. */
export const NameSaved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'old_jetty{Control>}s{/Control}')

    await expect(args.onRename).toHaveBeenCalledWith('old_jetty')
  },
}

/** What the storyteller and the painter are told beside the text. */
export const DetailsAndPicture: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details and picture'))
    await userEvent.click(await canvas.findByRole('textbox', { name: 'What a reader may notice' }))
    await userEvent.paste('A wet rope\nA bell without a tongue')
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      kind: 'setDetails',
      node: 'jetty',
      details: ['A wet rope', 'A bell without a tongue'],
    })

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Place' }), 'River')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Crow' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add person' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Holds' }), 'An oar')
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      kind: 'setSketch',
      node: 'jetty',
      sketch: expect.objectContaining({
        place: 'river',
        creatures: ['crow'],
        people: [{ kind: 'woman', holds: 'oar' }],
      }),
    })
  },
}

export const Ending: Story = {
  args: { node: 'bargain' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Without choices this is an ending.')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'current, choice 1' }))
    await expect(args.onGo).toHaveBeenCalledWith({ node: 'current', choice: 0 })
  },
}

export const MissingScene: Story = {
  args: { node: 'the_deep' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create this scene' }))

    await expect(args.onEdit).toHaveBeenCalledWith({ kind: 'addNode', name: 'the_deep' })
  },
}

/** Twelve choices are the most. */
export const Full: Story = {
  args: {
    structure: makeStructure({
      nodes: {
        jetty: {
          text: 'Your oar is gone.',
          choices: Array.from({ length: 12 }, (_unused, at) => ({
            text: `Way ${at + 1}`,
            target: 'end',
          })),
        },
        end: { text: 'The end.', choices: [] },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add choice' })).toBeDisabled()
  },
}

export const Urdu: Story = {
  args: {
    lang: 'ur',
    structure: makeStructure({
      nodes: {
        jetty: {
          title: 'گھاٹ',
          text: 'تمہارا چپو گم ہے۔ پانی کے پار کوئی اسے چراغ کی طرح اٹھاتا ہے۔',
          choices: [{ text: 'تیر کر پار جاؤ', target: 'jetty' }],
        },
      },
    }),
  },
}
