import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'

import { adminMessages } from '../../../messages/adminMessages.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { ColorInput, type ColorInputProps } from './ColorInput.tsx'

/** Keeps what was typed, as a form would. */
function Kept({ value: first, onChange, ...props }: ColorInputProps) {
  const [value, setValue] = useState(first)

  return (
    <ColorInput
      {...props}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
      value={value}
    />
  )
}

const words = adminMessages.taxonomy.tags

const meta = {
  title: 'Primitives/ColorInput',
  tags: ['stable', 'role:admin'],
  component: ColorInput,
  args: {
    label: words.color,
    pickLabel: words.colorPick,
    value: '#35bdb2',
    name: 'River',
    hint: words.colorHint,
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ColorInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, TypedOrChosen, Wrong }), { touched: 'TypedOrChosen' }),
}

/** What is chosen stands in the field, and what is typed in the chooser. */
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

/** A colour that cannot be read shows nowhere. */
export const Wrong: Story = {
  args: { value: 'reddish', error: words.colorWrong },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Colour' })).toBeInvalid()
    await expect(canvas.queryByText('River')).toBeNull()
  },
}
