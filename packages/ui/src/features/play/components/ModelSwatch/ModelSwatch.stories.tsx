import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { ModelSwatch } from './ModelSwatch.tsx'

const meta = {
  title: 'Internal/Play/ModelSwatch',
  tags: ['internal', 'role:player'],
  component: ModelSwatch,
  args: { modelKey: 'tenali' },
} satisfies Meta<typeof ModelSwatch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Storyteller: {},
    Painter: { args: { modelKey: 'ravivarma' } },
    Unknown: { args: { modelKey: 'newcomer' } },
  })),
}
