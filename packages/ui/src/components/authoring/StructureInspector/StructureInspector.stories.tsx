import { DraftStructure } from '@kathasagar/story/schema'
import { checkCondition, checkVariedText } from '@kathasagar/story'
import { makeStructure } from '@kathasagar/api/testing'
import { teaStall } from '@kathasagar/story/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { editStructure } from '../../../structure/editStructure.ts'
import { AuthoredStoryContext } from '../../../structure/storyLanguage.ts'
import { StructureInspector, type StructureInspectorProps } from './StructureInspector.tsx'

const language = {
  conditionFaults: checkCondition,
  textFaults: checkVariedText,
  usesOfVariable: () => [],
  renameVariable: (structure: DraftStructure) => structure,
}
const stall = DraftStructure.parse(teaStall)
const onStructure = fn<(structure: DraftStructure) => void>()
const nodeNow = (name: string) => onStructure.mock.lastCall?.[0].nodes[name]

function Held(props: StructureInspectorProps) {
  const [structure, setStructure] = useState(props.structure)

  return (
    <AuthoredStoryContext value={{ structure, language, lang: 'en' }}>
      <StructureInspector
        {...props}
        onEdit={(edit) => {
          const next = editStructure(structure, edit)
          setStructure(next)
          onStructure(next)
          props.onEdit(edit)
        }}
        structure={structure}
      />
    </AuthoredStoryContext>
  )
}

const meta = {
  title: 'Authoring/StructureInspector',
  tags: ['internal', 'role:author', 'role:admin'],
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

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Choices,
    Ending,
    MissingScene,
    Full,
    Urdu: {
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
    },
    PeopleAndThings,
    SoughtField,
    SoughtCloseUp,
  })),
}

/** Choices are ordered by buttons, and the focus goes with the choice that moves. */
export const Choices: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move choice 2 up' }))
    await waitFor(() => expect(canvas.getAllByLabelText('What the player does')[0]).toHaveFocus())
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

    // Saved in the middle of a name, the name counts as it stands.
    await userEvent.clear(name)
    await userEvent.type(name, 'old_jetty{Control>}s{/Control}')

    await expect(args.onRename).toHaveBeenCalledWith('old_jetty')
  },
}

/** Keys of an input method that is composing neither end a name nor give it up. */
export const Composing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const [target] = canvas.getAllByRole('combobox', { name: 'Leads to' })
    for (const field of [name, target!]) {
      await userEvent.clear(field)
      await userEvent.type(field, 'गोदी')
      await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
      await fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
      await expect(field).toHaveValue('गोदी')
      await expect(args.onRename).not.toHaveBeenCalled()
      await expect(args.onEdit).not.toHaveBeenCalled()
      await userEvent.keyboard('{Escape}')
    }
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

/** Somebody comes into a scene, and what the text introduces is met there. */
export const PeopleAndThings: Story = {
  args: { structure: stall, node: 'tea' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Thing: add to “Things here”' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'the bundle of letters' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Jamuna' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Page or name: add to “Met here”' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Jamuna' }))

    await expect(nodeNow('tea')).toMatchObject({ things: ['letters'], meets: ['jamuna'] })
    await expect(nodeNow('tea')).not.toHaveProperty('people')

    // What a scene does to somebody who arrives, lingers and looks closer.
    await userEvent.click(canvas.getByText('Arriving, lingering, looking closer'))
    await userEvent.type(canvas.getByRole('combobox', { name: 'Arriving sets' }), 'trust +1')
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'What this place does to somebody who lingers' }),
      'The kettle sings.{Enter}A door bangs.',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'What Immerse shows' }), 'A hole.')
    await userEvent.type(
      canvas.getByRole('combobox', { name: 'Looking closer sets' }),
      'found_hole = true',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: 'What happens here is grave' }))
    const sound = canvas.getByRole('combobox', { name: 'What is heard here' })
    await userEvent.selectOptions(sound, 'A fire')

    await expect(nodeNow('tea')).toMatchObject({
      enters: { sets: { trust: '+1' } },
      pressure: ['The kettle sings.', 'A door bangs.'],
      close_up: { text: 'A hole.', sets: { found_hole: true } },
      grave: true,
      sound: 'fire',
    })
  },
}

/** What the player is asked to type here, and in which words. */
export const AsksToType: Story = {
  args: {
    structure: { ...stall, state: { ...stall.state, name: { typed: 20, label: 'Your name' } } },
    node: 'tea',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const add = 'Typed words: add to “Asks the player to type”'
    await userEvent.click(canvas.getByRole('button', { name: add }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Your name' }))
    const label = canvas.getByRole('textbox', { name: 'What the field for “name” asks' })
    await userEvent.clear(label)
    await userEvent.type(label, 'Who are you?')
    await expect(nodeNow('tea')?.asks).toEqual([{ variable: 'name', label: 'Who are you?' }])

    await userEvent.click(canvas.getByRole('button', { name: 'Remove Your name' }))
    await expect(nodeNow('tea')).not.toHaveProperty('asks')

    // Which picture of the story's own Show gives here.
    const field = canvas.getByRole('combobox', { name: 'Plate that Show gives' })
    await userEvent.selectOptions(field, 'stall')
    await expect(nodeNow('tea')?.plate).toBe('stall')

    await userEvent.selectOptions(field, 'None: the scene is painted')
    await expect(nodeNow('tea')).not.toHaveProperty('plate')
  },
}

/** A choice says when it is there, what it sets and how it is recalled. */
export const ChoiceOfTheSecondForm: Story = {
  args: { structure: stall, node: 'tea' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByText('What it takes and what it leaves behind')[0]!)
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Add to “Players may also say”' }),
      'more tea{Enter}',
    )
    await userEvent.type(canvas.getByRole('combobox', { name: 'Only if' }), 'tru{Enter} > 1')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Effect' }), 'trust +1')
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'While it is closed' }),
      'It is empty.',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Recalled at the end as' }), 'Tea.')

    await expect(nodeNow('tea')?.choices[0]).toEqual({
      text: 'Ask for another cup',
      target: 'arrival',
      also: ['more tea'],
      if: 'trust > 1',
      sets: { trust: '+1' },
      locked: 'It is empty.',
      recall: 'Tea.',
    })
    await expect(canvas.getByText(/only if trust > 1 · trust \+1/)).toBeVisible()
  },
}

/** A choice that may fail: how hard it is, what helps, and what comes of failing. */
export const MayFail: Story = {
  args: { structure: stall, node: 'tea' },
  play: async ({ canvas, userEvent }) => {
    const [more] = canvas.getAllByText('What it takes and what it leaves behind')
    await userEvent.click(more as HTMLElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'It may fail' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'How hard it is' }), 'Hard')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'What helps' }),
      'Jamuna’s trust',
    )
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'What happens then' }),
      'She turns away.',
    )
    await userEvent.type(
      canvas.getByRole('combobox', { name: 'It then leads to' }),
      'arrival{Enter}',
    )
    await userEvent.type(canvas.getByRole('combobox', { name: 'Effect of failing' }), 'trust -1')

    await expect(nodeNow('tea')?.choices[0]?.check).toEqual({
      difficulty: 'hard',
      helps: 'trust',
      fails: { text: 'She turns away.', target: 'arrival', sets: { trust: '-1' } },
    })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'It may fail' }))
    await expect(nodeNow('tea')?.choices[0]).not.toHaveProperty('check')
  },
}

/** A finding leads to its field, however deep that is folded away. */
export const SoughtField: Story = {
  args: {
    structure: stall,
    node: 'arrival',
    sought: { node: 'arrival', choice: 1, path: ['nodes', 'arrival', 'choices', 1, 'if'] },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Only if' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('trust >= 4')
  },
}

/** So does one about a value that looking closer sets. */
export const SoughtCloseUp: Story = {
  args: {
    structure: stall,
    node: 'arrival',
    sought: { node: 'arrival', path: ['nodes', 'arrival', 'close_up', 'sets', 'found_hole'] },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Looking closer sets' })).toHaveFocus(),
    )
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
