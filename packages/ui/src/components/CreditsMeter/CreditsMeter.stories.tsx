import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { CreditsMeter } from './CreditsMeter.tsx'

const meta = {
  title: 'Play/CreditsMeter',
  component: CreditsMeter,
  args: { xp: 86, credits: 46 },
} satisfies Meta<typeof CreditsMeter>
export default meta
type Story = StoryObj<typeof meta>

export const Enough: Story = {
  play: async ({ canvas }) => {
    const sums = canvas.getAllByRole('definition').map((sum) => sum.textContent)
    await expect(sums).toEqual(['86', '46'])
  },
}

export const Low: Story = { args: { credits: 4, isLow: true } }

export const Empty: Story = { args: { xp: 0, credits: 0, isLow: true } }

export const Large: Story = { args: { xp: 12_480, credits: 1_204_311 } }
