import { makeStructure } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { manyScenes } from '../../../../testing/manyScenes.ts'
import { claims, has } from '../../../../testing/plays.ts'
import { StructureOutline } from './StructureOutline.tsx'

const meta = {
  title: 'Internal/Authoring/StructureOutline',
  tags: ['internal', 'role:author', 'role:admin'],
  component: StructureOutline,
  args: {
    structure: makeStructure(),
    marks: new Map(),
    value: 'jetty',
    onChange: fn(),
    onOpen: fn(),
    onDelete: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof StructureOutline>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet(() => ({ meta, ThreeScenes, SixtyScenes, Issues, Search }), {
    touched: 'ThreeScenes',
  }),
}

export const ThreeScenes: Story = {
  args: {
    structure: {
      start_node: 'intro',
      nodes: {
        intro: { text: 'It begins.', choices: [{ text: 'On', target: 'road' }] },
        road: { text: 'It goes on.', choices: [{ text: 'On', target: 'end' }] },
        end: { text: 'It ends.', choices: [] },
      },
    },
    value: 'intro',
  },
}

export const SixtyScenes: Story = {
  args: { structure: manyScenes(60), value: 'scene_40' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: /scene_40/ })).toBeVisible()
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40)
  },
}

export const Issues: Story = {
  args: {
    structure: makeStructure({
      nodes: { ...makeStructure().nodes, loft: { text: '', choices: [] } },
      start_node: 'nowhere',
    }),
    value: 'nowhere',
    marks: new Map([
      ['loft', 'error'],
      ['current', 'hint'],
      ['morning', 'person'],
    ]),
  },
  play: claims(
    has('option', /loft.*error.*ending, not reached/),
    has('option', /nowhere.*missing/),
  ),
}

export const Search: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a scene' })
    await userEvent.type(field, 'RIVER begins')
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 4 scenes')
    await expect(args.onOpen).toHaveBeenCalledWith('current')

    await userEvent.type(field, 'x')
    await expect(canvas.getByRole('status')).toHaveTextContent('No scene contains these words.')
  },
}
