import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { omits } from '../../../testing/plays.ts'
import { HintPulse } from './HintPulse.tsx'

const meta = {
  title: 'Play/HintPulse',
  tags: ['stable', 'role:player'],
  component: HintPulse,
  args: { isOn: true },
} satisfies Meta<typeof HintPulse>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Pulsing, Off })),
}

export const Pulsing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Say what you do/)).toHaveAttribute('data-pulsing')
  },
}

/** The player knows the way. */
export const Off: Story = {
  args: { isOn: false },
  play: omits(/^Say what you do/),
}
