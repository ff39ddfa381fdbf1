import type { Meta, StoryObj } from '@storybook/react-vite'

import { inBox } from '../../../testing/decorators.tsx'
import { OceanArt } from './OceanArt.tsx'

const meta = {
  title: 'Landing/OceanArt',
  tags: ['internal', 'role:player'],
  component: OceanArt,
  parameters: { layout: 'fullscreen' },
  decorators: inBox({ blockSize: '100vh' }),
} satisfies Meta<typeof OceanArt>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
