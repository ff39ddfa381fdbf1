import { DraftStructure } from '@kathasagar/story/schema'
import { certify, openGraph, PUBLISH_MINIMUMS, reviewStory } from '@kathasagar/story'
import { makeStructure } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { readStructure } from '../../../../testing/authoredStory.tsx'
import { openMemory } from '../../model/structure/structureHistory.ts'
import { StructureTab, type StructureTabProps } from './StructureTab.tsx'

const MORNING = `The boat comes before the sun does. It is yours, and somebody else is rowing it, with
the one oar that was left and a plank for the other. He does not look at the bank. His shirt is wet to
the shoulders, as yours was on the night of the flood, and he counts under his breath as you do when the
current is against you. You call out the number that comes next. He stops, and the boat turns slowly
sideways. Then he lifts your lost oar from the bottom boards, holds it up like a lamp, and asks whether
you would like to be carried across, or whether you are the one who carries.`

const telling = (): DraftStructure => {
  const { nodes, ...structure } = makeStructure()
  return { ...structure, nodes: { ...nodes, morning: { text: MORNING, choices: [] } } }
}

const OPEN = {
  opening: 'The lamp is out, and nobody answers.',
  endings: ['You light the lamp again.'],
  offers_choices: true,
}

function Held(props: StructureTabProps) {
  const [structure, setStructure] = useState(props.structure)
  const [unsoundText, setUnsoundText] = useState(props.unsoundText)
  const story = { structure, content_rating: 'teen', initial_xp: 100, game_config: {} } as const
  const { sceneCount, branchingPoints, endings } = openGraph(structure)

  return (
    <StructureTab
      {...props}
      certificate={structure.open ? null : certify(story)}
      counts={{
        total_scenes: sceneCount,
        branching_points: branchingPoints,
        possible_endings: endings.length,
      }}
      findings={reviewStory(story)}
      onChange={setStructure}
      onUnsoundText={setUnsoundText}
      structure={structure}
      unsoundText={unsoundText}
    />
  )
}

const meta = {
  title: 'Internal/Authoring/StructureTab',
  tags: ['internal', 'role:author', 'role:admin'],
  component: StructureTab,
  args: {
    structure: telling(),
    onChange: fn(),
    unsoundText: null,
    onUnsoundText: fn(),
    readStructure,
    findings: [],
    certificate: null,
    counts: null,
    floors: PUBLISH_MINIMUMS,
    onGoToField: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof StructureTab>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Sound: {},
      Refused: { args: { structure: { ...telling(), start_node: 'nowhere' } } },
      TooShort: { args: { structure: makeStructure() } },
      NearlyFull: { args: { bytes: 2000 * 1024 } },
      TooLarge: { args: { bytes: 2100 * 1024 } },
      WalkingStates: { args: { isBusy: true, walked: 45_000 } },
      GoesToScene: {
        args: {
          structure: makeStructure({
            nodes: { ...makeStructure().nodes, loft: { text: 'Dust.', choices: [] } },
          }),
        },
      },
      Open: { args: { structure: { ...telling(), open: OPEN } } },
    }),
    { isWide: true },
  ),
}

export const LeftAndBack: Story = {
  render: function Left(args) {
    const [memory] = useState(openMemory)
    const [isLeft, setIsLeft] = useState(false)
    const [structure, setStructure] = useState(args.structure)
    return (
      <>
        <button onClick={() => setIsLeft(!isLeft)} type="button">
          Other tab
        </button>
        {!isLeft && (
          <StructureTab {...args} memory={memory} onChange={setStructure} structure={structure} />
        )}
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add scene' }))
    await canvas.findByRole('option', { name: /scene_5/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Other tab' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Other tab' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('scene_5')

    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByRole('option', { name: /scene_5/ })).toBeNull())
  },
}

export const ModelNarration: Story = {
  args: {
    tools: {
      tryOpen: async () => ({
        parts: [{ text: 'The stairs are cold.', choices: ['Climb on', 'Go back'] }],
        told_by: 'Tenali',
        input_tokens: 2400,
        output_tokens: 600,
        cost_micros: 3200,
        credits: 3,
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('radio', { name: 'Let the AI tell it from your prompt' }),
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tone' }), 'Dry')
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }))

    await expect(await canvas.findByText('The stairs are cold.')).toBeVisible()
    await expect(canvas.getByText(/2,400 tokens in, 600 tokens out.*\$0\.0032\.$/)).toBeVisible()

    await userEvent.click(canvas.getByRole('radio', { name: 'Write scenes' }))
    await canvas.findByRole('listbox')
  },
}
