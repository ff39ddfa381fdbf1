import type { KeptImportNote } from '@kathasagar/story/schema'
import { makeStructure } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { kept } from '../../../testing/kept.ts'
import { KeptNotes } from './KeptNotes.tsx'

/** A note on the jetty that changes the story, unless said. */
const note = (given: Partial<KeptImportNote> = {}): KeptImportNote => ({
  passage: 'jetty',
  node: 'jetty',
  line: 12,
  message: 'The script was left out; nothing in it ran.',
  effect: 'story',
  count: 1,
  ...given,
})

const style = note({
  passage: null,
  node: undefined,
  line: null,
  message: 'Bold was left out; the words stay.',
  effect: 'looks',
  count: 40,
})
const gone = note({
  passage: 'Loft',
  node: 'loft',
  line: 7,
  message: 'The formatting <u> was left out; its words stay.',
})

const meta = {
  title: 'Authoring/KeptNotes',
  tags: ['internal', 'role:author', 'role:admin'],
  component: KeptNotes,
  args: {
    value: [note(), gone, style],
    structure: makeStructure(),
    onChange: fn(),
    onGo: fn(),
  },
  render: kept(KeptNotes),
} satisfies Meta<typeof KeptNotes>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Several, Many }), { isWide: true }),
}

/** Closed they say how many they are; a note leads to its scene while that is there. */
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Notes of the import: 3'))
    await expect(canvas.getByRole('list', { name: 'Changes the story' })).toHaveTextContent(
      'jettyLine 12 The script was left out; nothing in it ran.',
    )
    await expect(canvas.getByRole('list', { name: 'Changes only its looks' })).toHaveTextContent(
      'The whole storyBold was left out; the words stay. (40 places)',
    )
    await expect(canvas.queryByRole('button', { name: 'Go to scene: loft' })).toBeNull()

    await userEvent.click(canvas.getByRole('button', { name: 'Go to scene: jetty' }))
    await expect(args.onGo).toHaveBeenCalledWith('jetty')

    // What is done with is dismissed, one by one or all.
    await userEvent.click(canvas.getByRole('button', { name: /^Dismiss: The script/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([gone, style])
    await canvas.findByText('Notes of the import: 2')

    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss all' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(canvas.queryByText(/^Notes of the import/)).toBeNull()
  },
}

/** Fifty show at once. */
export const Many: Story = {
  args: {
    value: Array.from({ length: 120 }, (_unused, at) =>
      note({ message: `Script ${at} was left out.` }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Notes of the import: 120'))
    await expect(canvas.getByText('And 70 more, once these are dismissed.')).toBeVisible()
  },
}
