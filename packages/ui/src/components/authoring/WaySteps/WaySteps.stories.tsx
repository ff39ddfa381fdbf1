import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../storybook/asSheet.ts'
import { WaySteps } from './WaySteps.tsx'

const meta = {
  title: 'Authoring/WaySteps',
  tags: ['internal', 'role:author', 'role:admin'],
  component: WaySteps,
  args: {
    items: [
      { node: 'arrival', choice: 0, text: 'Reach into the pigeonhole that has no number' },
      { node: 'pigeonhole', choice: null, text: 'search the counter' },
      { node: 'pigeonhole', choice: null, text: '' },
    ],
  },
} satisfies Meta<typeof WaySteps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    ThreeSteps: {},
    AtTheStart: { args: { items: [] } },
    Failing: {
      args: { items: [{ node: 'wall', choice: 0, text: 'Climb the wall', fails: true }] },
    },
  })),
}
