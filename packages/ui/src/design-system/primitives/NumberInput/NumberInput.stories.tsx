import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { coerced, storyNumbers } from '../../../features/authoring/model/storyNumbers.ts'
import { withState } from '../../../testing/withState.ts'
import { typeAsKeys } from '../../../testing/typeAsKeys.ts'
import { NumberInput } from './NumberInput.tsx'

const meta = {
  title: 'Components/Primitives/NumberInput',
  tags: ['stable', 'role:author', 'role:admin'],
  component: NumberInput,
  args: { label: 'Initial XP', value: '100', min: 0, onChange: fn() },
  render: withState(NumberInput),
} satisfies Meta<typeof NumberInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Whole,
      Decimal: { args: { label: 'XP Gain Multiplier', value: '1.5', min: 0.1, step: 0.1 } },
      Blank: { args: { value: '', placeholder: '2' } },
      Invalid: { args: { value: '-4', error: 'Must be at least 0' } },
    }),
    { touched: 'Whole' },
  ),
}

export const Whole: Story = {
  args: { coerce: (typed: string) => coerced(typed, storyNumbers.initial_xp) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Initial XP' })

    await userEvent.clear(field)
    await userEvent.type(field, '12.7')
    await userEvent.tab()
    await expect(field).toHaveValue(12)

    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue(10)
  },
}

/** Input that is not a number counts as invalid, not as blank. It stays in the field. */
export const Unreadable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Initial XP' })
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith('')

    typeAsKeys(field, '-')
    await expect(args.onChange).toHaveBeenLastCalledWith('NaN')
    typeAsKeys(field, '20')
    await expect(args.onChange).toHaveBeenLastCalledWith('-20')
    typeAsKeys(field, '-')
    await expect(args.onChange).toHaveBeenLastCalledWith('NaN')
    await userEvent.tab()
    await expect(field.validity.badInput).toBe(true)
  },
}
