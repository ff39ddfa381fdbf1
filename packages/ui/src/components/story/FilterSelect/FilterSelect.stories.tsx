import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { hasNo } from '../../../testing/plays.ts'
import { FilterSelect } from './FilterSelect.tsx'

const meta = {
  title: 'Story/FilterSelect',
  tags: ['stable', 'role:player', 'role:admin', '!autodocs'],
  component: FilterSelect,
  args: {
    label: 'Language',
    value: '',
    anyLabel: 'Any',
    items: [
      { value: 'en', label: 'English' },
      { value: 'hi', label: 'Hindi' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof FilterSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({ meta, NothingChosen, Chosen: { args: { value: 'hi' } }, AlwaysOne }),
    { touched: 'NothingChosen' },
  ),
}

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Hindi')
    await expect(args.onChange).toHaveBeenCalledWith('hi')
  },
}

export const AlwaysOne: Story = {
  args: { label: 'Order', anyLabel: undefined, value: 'en' },
  play: hasNo('option', 'Any'),
}
