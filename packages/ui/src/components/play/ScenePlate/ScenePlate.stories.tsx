import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { sampleCover } from '../../../screens/PlayScreen/sampleCover.ts'
import { ScenePlate } from './ScenePlate.tsx'

const meta = {
  title: 'Play/ScenePlate',
  tags: ['internal', 'role:author', 'role:admin'],
  component: ScenePlate,
  args: {
    plate: { image_url: sampleCover, alt: 'A stepwell at night, a moon lying in its water' },
  },
} satisfies Meta<typeof ScenePlate>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Shown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))

    await expect(await canvas.findByRole('img', { name: args.plate.alt })).toBeVisible()
    await expect(canvas.getByText('Drawn for this story, not by a model')).toBeVisible()
  },
}
