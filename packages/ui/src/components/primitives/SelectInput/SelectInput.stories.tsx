import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { SelectInput } from './SelectInput.tsx'

const meta = {
  title: 'Primitives/SelectInput',
  tags: ['stable', 'role:author', 'role:admin', '!autodocs'],
  component: SelectInput,
  args: {
    label: 'Category',
    value: 'river',
    items: [
      { value: 'river', label: 'River Tales' },
      { value: 'courts', label: 'Courts & Cunning' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SelectInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet(() => ({ meta, Chosen, Nothing, Invalid }), { touched: 'Chosen' }),
}

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'courts')
    await expect(args.onChange).toHaveBeenCalledWith('courts')
  },
}

export const Nothing: Story = { args: { value: '', blankLabel: 'Choose a category' } }

export const Invalid: Story = {
  args: {
    value: '',
    blankLabel: 'Choose a category',
    error: 'Category is required',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Category is required')
  },
}
