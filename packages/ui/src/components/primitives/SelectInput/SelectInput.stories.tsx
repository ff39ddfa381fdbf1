import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { SelectInput } from './SelectInput.tsx'

const meta = {
  title: 'Primitives/SelectInput',
  component: SelectInput,
  args: {
    label: 'Category',
    value: 'river',
    options: [
      { value: 'river', label: 'River Tales' },
      { value: 'courts', label: 'Courts & Cunning' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SelectInput>
export default meta
type Story = StoryObj<typeof meta>

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
