import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Type } from './Type.tsx'

const meta = {
  title: 'Foundations/Type',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Type,
  args: {
    latin: 'Every night the river asks for one light.',
    devanagari: 'हर रात नदी एक दीया माँगती है।',
  },
} satisfies Meta<typeof Type>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeVoices: Story = { tags: ['visual'] }

/** How high a line is, as the browser draws it: Urdu needs twice its letters. */
export const LineHeights: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^line height \d/)).toHaveLength(10)
    await expect(canvas.getByText('line height 2, weight 400')).toBeVisible()
  },
}
