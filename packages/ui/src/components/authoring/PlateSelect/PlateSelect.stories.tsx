import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { partMessages } from '../../../messages/partMessages.ts'
import { PlateSelect } from './PlateSelect.tsx'

const meta = {
  title: 'Authoring/PlateSelect',
  tags: ['internal', 'role:author', 'role:admin'],
  component: PlateSelect,
  args: {
    label: partMessages.cast.portrait,
    hint: partMessages.here.plateHint,
    blankLabel: partMessages.cast.noPortrait,
    items: ['stall', 'jamuna'],
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof PlateSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, Choosing, Unknown: { args: { value: 'kettle' } } })),
}

/** Every plate of the story can be chosen. */
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Portrait' }), 'jamuna')

    await expect(args.onChange).toHaveBeenCalledWith('jamuna')
  },
}
