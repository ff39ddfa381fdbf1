import { makeStructure } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { manyScenes } from '../../../../testing/manyScenes.ts'
import { inBox } from '../../../../testing/decorators.tsx'
import { StructureGraph } from './StructureGraph.tsx'

const { nodes } = makeStructure()

const meta = {
  title: 'Internal/Authoring/StructureGraph',
  tags: ['internal', 'role:author', 'role:admin'],
  component: StructureGraph,
  args: {
    structure: makeStructure(),
    marks: new Map(),
    value: 'current',
    onChange: fn(),
    onGo: fn(),
    onConnect: fn(),
    onDelete: fn(),
  },
  decorators: inBox({ position: 'relative', blockSize: 560 }),
} satisfies Meta<typeof StructureGraph>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Small: {},
      Groups: {
        args: {
          structure: makeStructure({
            nodes: {
              ...nodes,
              jetty: { ...nodes['jetty']!, group: 1 },
              morning: { ...nodes['morning']!, group: 2 },
            },
          }),
        },
      },
      BrokenLinks: {
        args: {
          structure: makeStructure({
            nodes: {
              ...nodes,
              current: { ...nodes['current']!, choices: [{ text: 'Dive', target: '"]<b>deep' }] },
            },
          }),
          marks: new Map([['current', 'error']]),
        },
      },
      Unreachable: {
        args: {
          structure: makeStructure({ nodes: { ...nodes, loft: { text: 'Dust.', choices: [] } } }),
          marks: new Map([['loft', 'error']]),
        },
      },
      SixtyScenes: { args: { structure: manyScenes(60), value: 'scene_0' } },
      FiveHundredScenes: { args: { structure: manyScenes(500), value: 'scene_0' } },
      FromAfar,
      TooMany: { args: { structure: manyScenes(1501) } },
    }),
    { isWide: true },
  ),
}

export const FromAfar: Story = {
  args: { structure: manyScenes(120), value: 'scene_0' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('scene_0')

    await userEvent.click(canvas.getByLabelText('Fit to screen'))

    await waitFor(() => expect(canvasElement.querySelectorAll('.react-flow__edge')).toHaveLength(0))
    await expect(canvasElement.querySelectorAll('.react-flow__node').length).toBeGreaterThan(100)
  },
}
