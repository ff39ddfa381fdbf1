import { makeId, makeWallet, makeWalletEntry } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { presses, shows } from '../../../../testing/plays.ts'
import { WalletHistory } from './WalletHistory.tsx'

const { credits, held, entries } = makeWallet()
const ofNobody = makeWalletEntry({
  reason: 'A picture',
  cause: { kind: 'turn', model_name: null },
  turn: {
    session_id: makeId(401),
    turn_id: makeId(502),
    number: 1,
    action_type: 'show',
    model_used: null,
  },
})

const ofDeleted = makeWalletEntry({
  amount: -3,
  reason: 'A turn of a play that you deleted',
  cause: { kind: 'deleted_turn' },
  story: null,
  turn: null,
})

const meta = {
  title: 'Account/WalletHistory',
  tags: ['stable', 'role:player'],
  component: WalletHistory,
  args: { credits, held, entries, hasMore: false, onLoadMore: fn() },
} satisfies Meta<typeof WalletHistory>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Loaded,
    More,
    OfNobody: { args: { entries: [ofNobody] } },
    SetAside: { args: { held: 8 } },
    Empty: { args: { entries: [], credits: 0 } },
  })),
}

/** Screen readers read words instead of plus and minus signs. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('19 credits')).toBeVisible()
    const [latest, first] = canvas.getAllByRole('listitem')
    await expect(latest).toHaveTextContent(/Tenali.*1 credit spent/)
    await expect(first).toHaveTextContent(/20 credits added/)
  },
}

export const More: Story = {
  args: { hasMore: true },
  play: presses('Show Earlier', 'onLoadMore'),
}

/** Shows a generic text for a turn of a deleted session. */
export const OfADeletedPlay: Story = {
  args: { entries: [ofDeleted] },
  globals: { locale: 'hi' },
  play: shows('आपके मिटाए हुए खेल की एक बारी'),
}

/** The server sends reasons in English, which the page translates. */
export const InHindi: Story = {
  globals: { locale: 'hi' },
  play: shows('आगे बढ़े: Tenali के साथ', 'कथासागर में स्वागत'),
}
