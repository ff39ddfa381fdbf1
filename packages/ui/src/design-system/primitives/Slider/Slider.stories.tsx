import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { withState } from '../../../testing/withState.ts'
import { Slider } from './Slider.tsx'

const meta = {
  title: 'Components/Primitives/Slider',
  tags: ['stable', 'role:player', 'role:author'],
  component: Slider,
  args: { label: 'Text size', value: 18, min: 14, max: 28, step: 1, onChange: fn() },
  render: withState(Slider),
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { valueText: '18 px' } }

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({ meta, Middle: {}, Lowest: { args: { value: 14 } }, Highest: { args: { value: 28 } } }),
    { touched: 'Middle' },
  ),
}
