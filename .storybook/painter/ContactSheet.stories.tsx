import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { ContactSheet } from './ContactSheet.tsx'

const meta = {
  title: 'Foundations/Painter',
  component: ContactSheet,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactSheet>
export default meta
type Story = StoryObj<typeof meta>

/** Sixteen scenes in the four manners of the built-in painter. */
export const SixteenScenes: Story = {
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole<HTMLImageElement>('img')

    await expect(pictures).toHaveLength(64)
    await waitFor(() => expect(pictures.every((it) => it.naturalWidth === 768)).toBe(true))
  },
}
