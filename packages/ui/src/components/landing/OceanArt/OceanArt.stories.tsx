import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

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

/** Decoration: it fills its place and is not read out. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const painting = canvasElement.querySelector('svg')

    await expect(painting).toHaveAttribute('aria-hidden', 'true')
    await expect(painting?.clientHeight).toBe(window.innerHeight)
  },
}
