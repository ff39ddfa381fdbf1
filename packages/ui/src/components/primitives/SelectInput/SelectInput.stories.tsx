import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { says } from '../../../../../../.storybook/localized/says.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { SelectInput } from './SelectInput.tsx'

const meta = {
  title: 'Primitives/SelectInput',
  tags: ['stable', 'role:author', 'role:admin', '!autodocs'],
  component: SelectInput,
  args: {
    label: says(({ browse }) => browse.fields.category),
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

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Chosen, Nothing, Invalid }), { touched: 'Chosen' }),
}

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'courts')
    await expect(args.onChange).toHaveBeenCalledWith('courts')
  },
}

export const Nothing: Story = {
  args: { value: '', blankLabel: says(({ authoring }) => authoring.choose) },
}

export const Invalid: Story = {
  args: {
    value: '',
    blankLabel: says(({ authoring }) => authoring.choose),
    error: 'Category is required',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Category is required')
  },
}
