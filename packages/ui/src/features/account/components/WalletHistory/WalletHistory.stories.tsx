import { makeWallet } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { WalletHistory } from './WalletHistory.tsx'

const { credits, held, entries } = makeWallet()

const meta = {
  title: 'Internal/Account/WalletHistory',
  tags: ['internal', 'role:player'],
  component: WalletHistory,
  args: { credits, held, entries, hasMore: false, onLoadMore: fn() },
} satisfies Meta<typeof WalletHistory>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Loaded: {},
    More: { args: { hasMore: true } },
    SetAside: { args: { held: 8 } },
    Empty: { args: { entries: [], credits: 0 } },
  })),
}
