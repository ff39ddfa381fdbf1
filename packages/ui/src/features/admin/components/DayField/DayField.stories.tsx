import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { adminMessages } from '../../../../messages/adminMessages.ts'
import { DayField } from './DayField.tsx'

const meta = {
  title: 'Admin/DayField',
  tags: ['beta', 'role:admin'],
  component: DayField,
  args: { label: adminMessages.audit.day, value: '2026-03-09', onChange: fn() },
} satisfies Meta<typeof DayField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = { parameters: asSheet<Story>(() => ({ meta, EveryDay, OneDay: {} })) }

export const EveryDay: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Day (UTC)'), { target: { value: '2026-03-09' } })

    await expect(args.onChange).toHaveBeenCalledWith('2026-03-09')
  },
}
