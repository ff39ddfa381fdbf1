import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { HintPulse } from './HintPulse.tsx'

const meta = {
  title: 'Internal/Play/HintPulse',
  tags: ['internal', 'role:player'],
  component: HintPulse,
  args: { isOn: true },
} satisfies Meta<typeof HintPulse>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, Pulsing: {}, Off: { args: { isOn: false } } })),
}
