import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { ContactSheet } from './ContactSheet.tsx'
import { otherScenes, scenes } from './scenes.ts'

const meta = {
  title: 'Foundations/Painter',
  tags: ['internal', 'role:player', 'role:author'],
  component: ContactSheet,
  args: { scenes },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactSheet>
export default meta
type Story = StoryObj<typeof meta>

const expectPainted = async (pictures: HTMLImageElement[]) => {
  await expect(pictures).toHaveLength(64)
  await waitFor(() => expect(pictures.every((it) => it.naturalWidth === 768)).toBe(true))
}

/** Sixteen scenes in the four manners of the built-in painter. */
export const SixteenScenes: Story = {
  play: async ({ canvas }) => expectPainted(canvas.getAllByRole<HTMLImageElement>('img')),
}

/** Rooms and roads of our own days, and an ornament where no place is named. */
export const SixteenMore: Story = {
  args: { scenes: otherScenes },
  play: async ({ canvas }) => expectPainted(canvas.getAllByRole<HTMLImageElement>('img')),
}
