import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { FilterSelect } from './FilterSelect.tsx'

const meta = {
  title: 'Story/FilterSelect',
  component: FilterSelect,
  args: {
    label: 'Language',
    value: '',
    anyLabel: 'Any',
    options: [
      { value: 'en', label: 'English' },
      { value: 'hi', label: 'Hindi' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof FilterSelect>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Hindi')
    await expect(args.onChange).toHaveBeenCalledWith('hi')
  },
}

/** A filter that narrows the list is seen to. */
export const Chosen: Story = { args: { value: 'hi' } }

export const AlwaysOne: Story = {
  args: { label: 'Order', anyLabel: undefined, value: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('option', { name: 'Any' })).toBeNull()
  },
}
