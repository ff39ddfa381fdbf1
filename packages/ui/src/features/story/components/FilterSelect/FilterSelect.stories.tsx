import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
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
    () => ({
      meta,
      NothingChosen: {},
      Chosen: { args: { value: 'hi' } },
      AlwaysOne: { args: { label: 'Order', anyLabel: undefined, value: 'en' } },
    }),
    { touched: 'NothingChosen' },
  ),
}
