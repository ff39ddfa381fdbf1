import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { OfflineBanner } from './OfflineBanner.tsx'

const meta = {
  title: 'Internal/Play/OfflineBanner',
  tags: ['internal', 'role:player'],
  component: OfflineBanner,
  args: { isOffline: true },
} satisfies Meta<typeof OfflineBanner>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Offline: {},
    WithSomethingToRead: {
      args: {
        items: [
          { label: 'Dead Letters of Devthala', href: '#devthala' },
          { label: 'The Ferry at Low Water', href: '#ferry' },
        ],
      },
    },
    NothingToRead: { args: { items: [] } },
    Online: { args: { isOffline: false } },
  })),
}
