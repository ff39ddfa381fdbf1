import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { SecondFactorDue } from './SecondFactorDue.tsx'

const meta = {
  title: 'Admin/SecondFactorDue',
  tags: ['beta', 'role:admin'],
  component: SecondFactorDue,
  args: { dueAt: '2025-03-16T09:30:00.000Z', isOver: false, setUpHref: '#security' },
} satisfies Meta<typeof SecondFactorDue>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, Within: {}, Over: { args: { isOver: true } } })),
}
