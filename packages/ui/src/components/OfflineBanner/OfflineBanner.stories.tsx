import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { OfflineBanner } from './OfflineBanner.tsx'

const meta = {
  title: 'Play/OfflineBanner',
  component: OfflineBanner,
  args: { isOffline: true },
} satisfies Meta<typeof OfflineBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline/)).toBeVisible()
  },
}

export const Online: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/offline/)).toBeNull()
  },
}
