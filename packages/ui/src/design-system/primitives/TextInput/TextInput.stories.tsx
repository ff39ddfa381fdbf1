import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { withState } from '../../../testing/withState.ts'
import { TextInput } from './TextInput.tsx'

const meta = {
  title: 'Components/Primitives/TextInput',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: TextInput,
  args: { label: 'Email', value: '', onChange: () => {} },
  render: withState(TextInput),
  decorators: inBox({ maxInlineSize: 420 }),
} satisfies Meta<typeof TextInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Empty: {},
      Invalid: { args: { value: 'tara@', error: 'Please enter a valid email address' } },
      WithHint: { args: { label: 'Username', hint: 'Letters, numbers and underscores' } },
      Disabled: { args: { value: 'tara@example.org', isDisabled: true } },
      Hindi: { args: { label: 'Display Name', value: 'मीरा सोलंकी' } },
    }),
    { touched: 'Empty' },
  ),
}

export const Urdu: Story = {
  args: { label: 'Title', value: 'چراغ والی' },
  play: async ({ canvas }) => {
    const { direction, textAlign } = getComputedStyle(canvas.getByRole('textbox'))

    await expect([direction, textAlign]).toEqual(['rtl', 'left'])
  },
}
