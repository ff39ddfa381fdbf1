import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { hasNo } from '../../../testing/plays.ts'
import { FocusFields } from './FocusFields.tsx'

const KEPT = `/api/v1/images/plates/${'a'.repeat(64)}.webp`

const meta = {
  title: 'Authoring/FocusFields',
  tags: ['internal', 'role:author', 'role:admin'],
  component: FocusFields,
  args: { value: `${KEPT}#focus=30,70`, onChange: fn() },
} satisfies Meta<typeof FocusFields>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = { parameters: asSheet(() => ({ meta, Moved })) }

/** The place travels with the address. */
export const Moved: Story = {
  play: async ({ args, canvas }) => {
    const across = canvas.getByRole('slider', { name: 'From the left' })
    await expect(across).toHaveValue('30')

    await fireEvent.change(across, { target: { value: '10' } })

    await expect(args.onChange).toHaveBeenCalledWith(`${KEPT}#focus=10,70`)
  },
}

/** A picture of another site is shown as it is. */
export const Elsewhere: Story = {
  args: { value: 'https://example.org/river.jpg' },
  play: hasNo('slider'),
}
