import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { withState } from '../../../testing/withState.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Components/Primitives/Checkbox',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Checkbox,
  args: { isSelected: false, onChange: () => {}, children: 'Remember me' },
  render: withState(Checkbox, { value: 'isSelected' }),
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Unticked: {},
      Ticked: { args: { isSelected: true } },
      Indeterminate,
      Disabled: { args: { isDisabled: true } },
    }),
    { touched: 'Unticked' },
  ),
}

export const Indeterminate: Story = {
  args: { isIndeterminate: true, children: 'All stories' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}
