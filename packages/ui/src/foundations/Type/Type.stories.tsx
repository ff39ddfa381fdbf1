import type { Meta, StoryObj } from '@storybook/react-vite'

import { Type } from './Type.tsx'

const meta = {
  title: 'Foundations/Type',
  component: Type,
  args: {
    latin: 'Every night the river asks for one light.',
    devanagari: 'हर रात नदी एक दीया माँगती है।',
  },
} satisfies Meta<typeof Type>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeVoices: Story = {}
