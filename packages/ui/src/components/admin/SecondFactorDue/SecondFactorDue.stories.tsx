import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { SecondFactorDue } from './SecondFactorDue.tsx'

const meta = {
  title: 'Admin/SecondFactorDue',
  tags: ['beta', 'role:admin'],
  component: SecondFactorDue,
  args: { dueAt: '2025-03-16T09:30:00.000Z', isOver: false, setUpHref: '#security' },
} satisfies Meta<typeof SecondFactorDue>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Within, Over })),
}

/** The day is said, and the way there. */
export const Within: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/From Mar 16, 2025 on/)
    await expect(canvas.getByRole('link', { name: 'Set it up' })).toHaveAttribute(
      'href',
      '#security',
    )
  },
}

/** In place of the page: there is nothing else to do. */
export const Over: Story = {
  args: { isOver: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Set up a second factor first' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Set it up' })).toBeVisible()
  },
}
