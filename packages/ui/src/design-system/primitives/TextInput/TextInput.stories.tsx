import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { withState } from '../../../testing/withState.ts'
import { TextInput } from './TextInput.tsx'

const meta = {
  title: 'Primitives/TextInput',
  tags: ['stable', 'role:player', 'role:author', 'role:admin', '!autodocs'],
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
      Empty,
      Invalid,
      WithHint,
      Disabled: { args: { value: 'tara@example.org', isDisabled: true } },
      Hindi: { args: { label: 'Display Name', value: 'मीरा सोलंकी' } },
    }),
    { touched: 'Empty' },
  ),
}

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'))
    await userEvent.keyboard('tara@example.org')

    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('tara@example.org')
  },
}

export const Invalid: Story = {
  args: { value: 'tara@', error: 'Please enter a valid email address' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })

    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Please enter a valid email address')
  },
}

export const Urdu: Story = {
  args: { label: 'Title', value: 'چراغ والی' },
  play: async ({ canvas }) => {
    const { direction, textAlign } = getComputedStyle(canvas.getByRole('textbox'))

    await expect([direction, textAlign]).toEqual(['rtl', 'left'])
  },
}

export const WithHint: Story = {
  args: {
    label: 'Username',
    hint: 'Letters, numbers and underscores',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Letters, numbers and underscores',
    )
  },
}
