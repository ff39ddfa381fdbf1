import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { leadsTo, shows } from '../../../testing/plays.ts'
import { OfflineBanner } from './OfflineBanner.tsx'

const meta = {
  title: 'Play/OfflineBanner',
  tags: ['stable', 'role:player', '!autodocs'],
  component: OfflineBanner,
  args: { isOffline: true },
} satisfies Meta<typeof OfflineBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Offline,
    WithSomethingToRead,
    NothingToRead: { args: { items: [] } },
    Online: { args: { isOffline: false } },
  })),
}

export const Offline: Story = {
  play: shows(/^You are offline/),
}

/** On a page that waits for the network: the way to what can be read without one. */
export const WithSomethingToRead: Story = {
  args: {
    items: [
      { label: 'Dead Letters of Devthala', href: '#devthala' },
      { label: 'The Ferry at Low Water', href: '#ferry' },
    ],
  },
  play: leadsTo('Dead Letters of Devthala', '#devthala'),
}
