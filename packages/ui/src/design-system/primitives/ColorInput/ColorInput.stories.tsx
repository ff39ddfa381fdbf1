import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'

import { adminMessages } from '../../../messages/adminMessages.ts'
import { asSheet } from '../../../storybook/asSheet.ts'
import { withState } from '../../../testing/withState.ts'
import { ColorInput } from './ColorInput.tsx'

const words = adminMessages.taxonomy.tags

const meta = {
  title: 'Internal/Primitives/ColorInput',
  tags: ['internal', 'role:admin'],
  component: ColorInput,
  args: {
    label: words.color,
    pickLabel: words.colorPick,
    value: '#35bdb2',
    name: 'River',
    hint: words.colorHint,
    onChange: fn(),
  },
  render: withState(ColorInput),
} satisfies Meta<typeof ColorInput>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({ meta, TypedOrChosen, Wrong: { args: { value: 'reddish', error: words.colorWrong } } }),
    { touched: 'TypedOrChosen' },
  ),
}

export const TypedOrChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Colour' })
    const well = canvas.getByLabelText('Choose a colour')

    await fireEvent.input(well, { target: { value: '#8fa2ff' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('#8fa2ff')
    await expect(field).toHaveValue('#8fa2ff')

    await userEvent.clear(field)
    await userEvent.type(field, '#F07AA8')
    await expect(well).toHaveValue('#f07aa8')
    await expect(canvas.getByText('River')).toBeVisible()
  },
}
