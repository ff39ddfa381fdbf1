import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { ContactSheet } from './ContactSheet.tsx'
import { scenes } from './scenes.ts'

const meta = {
  title: 'Foundations/Painter',
  tags: ['internal', 'role:player', 'role:author'],
  component: ContactSheet,
  args: { scenes },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactSheet>
export default meta
type Story = StoryObj<typeof meta>

/** A scene at every place in the four manners of the built-in painter. */
export const EveryPlace: Story = {
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole<HTMLImageElement>('img')

    await expect(pictures).toHaveLength(scenes.length * 4)
    await waitFor(() => expect(pictures.every((it) => it.naturalWidth === 768)).toBe(true))
  },
}
