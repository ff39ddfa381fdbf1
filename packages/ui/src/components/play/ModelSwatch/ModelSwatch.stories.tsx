import type { Meta, StoryObj } from '@storybook/react-vite'

import { ModelSwatch } from './ModelSwatch.tsx'

const meta = {
  title: 'Play/ModelSwatch',
  component: ModelSwatch,
  args: { modelKey: 'tenali' },
} satisfies Meta<typeof ModelSwatch>
export default meta
type Story = StoryObj<typeof meta>

export const Storyteller: Story = {}

export const Painter: Story = { args: { modelKey: 'ravivarma' } }

/** A model that has no pigments of its own. */
export const Unknown: Story = { args: { modelKey: 'newcomer' } }
