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
  parameters: asSheet<Story>(
    () => ({
      meta,
      Chosen,
      Nothing: { args: { value: '', blankLabel: 'Choose a category' } },
      Invalid: {
        args: {
          value: '',
          blankLabel: 'Choose a category',
          error: 'Category is required',
          isRequired: true,
        },
      },
    }),
    { touched: 'Chosen' },
  ),
}

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'courts')
    await expect(args.onChange).toHaveBeenCalledWith('courts')
  },
}
