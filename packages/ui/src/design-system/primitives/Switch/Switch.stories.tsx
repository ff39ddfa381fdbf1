import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { withState } from '../../../testing/withState.ts'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Components/Primitives/Switch',
  tags: ['stable', 'role:author', 'role:admin'],
  component: Switch,
  args: { isSelected: false, onChange: fn(), children: 'Quiet hours' },
  render: withState(Switch, { value: 'isSelected' }),
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Off: {},
      On: { args: { isSelected: true } },
      Disabled: { args: { isDisabled: true } },
    }),
    { touched: 'Off' },
  ),
}
